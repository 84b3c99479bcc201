import { type RefObject, useLayoutEffect } from 'react';
import { slugify } from '~/domain/slug';
import { registerUnsaved } from '~/lib/unsaved';

/** What a copy must not tell. */
const secret = 'password';

/** Has changes in a record's form count as unsaved; `heading` names the file of a copy. */
export function useUnsavedRecord(form: RefObject<HTMLFormElement | null>, heading: string): void {
  // at once, before anybody can type
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return;
    const opened = JSON.stringify(fieldsIn(current));
    return registerUnsaved(() => {
      const fields = fieldsIn(current);
      if (JSON.stringify(fields) === opened) return null;
      const told = fields.filter(([name]) => name !== secret);
      const text = told.map(([name, value]) => `${name}: ${value}\n`).join('');
      return { name: `${slugify(heading)}.txt`, text };
    });
  }, []);
}

const fieldsIn = (form: HTMLFormElement): [name: string, value: string][] =>
  [...new FormData(form)].map(([name, value]) => [name, String(value)]);
