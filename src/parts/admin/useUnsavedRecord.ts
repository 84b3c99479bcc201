import { type RefObject, useLayoutEffect, useRef } from 'react';
import { slugify } from '~/domain/slug';
import { registerUnsaved } from '~/lib/unsaved';

/** What a copy must not tell. */
const secret = 'password';

/**
 * Has changes in a record's form count as unsaved; `heading` names the file of a copy.
 * @returns whether there are any
 */
export function useUnsavedRecord(
  form: RefObject<HTMLFormElement | null>,
  heading: string,
): () => boolean {
  const isDirty = useRef((): boolean => false);
  // at once, before anybody can type
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return;
    const opened = JSON.stringify(fieldsIn(current));
    isDirty.current = () => JSON.stringify(fieldsIn(current)) !== opened;
    return registerUnsaved(() => {
      if (!isDirty.current()) return null;
      const fields = fieldsIn(current);
      const told = fields.filter(([name]) => name !== secret);
      const text = told.map(([name, value]) => `${name}: ${value}\n`).join('');
      return { name: `${slugify(heading)}.txt`, text };
    });
  }, []);
  return () => isDirty.current();
}

const fieldsIn = (form: HTMLFormElement): [name: string, value: string][] =>
  [...new FormData(form)].map(([name, value]) => [name, String(value)]);
