import { type RefObject, useLayoutEffect } from 'react';
import { slugify } from '~/domain/slug';
import { registerUnsaved } from '~/lib/unsaved';

/** What a copy must not tell. */
const secret = 'password';

/** Has changes in a record's form count as unsaved; `heading` names the file of a copy. */
export function useUnsavedRecord(
  form: RefObject<HTMLFormElement | null>,
  heading: string,
  isDirty: () => boolean,
): void {
  // at once, before anybody can type
  useLayoutEffect(
    () =>
      registerUnsaved(() => {
        const { current } = form;
        if (!current || !isDirty()) return null;
        const told = [...new FormData(current)].filter(([name]) => name !== secret);
        const text = told.map(([name, value]) => `${name}: ${String(value)}\n`).join('');
        return { name: `${slugify(heading)}.txt`, text };
      }),
    [],
  );
}
