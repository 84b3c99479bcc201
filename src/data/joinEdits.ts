import { editedElsewhere } from '~/content/admin/failures';
import { mergeFields } from '~/domain/mergeFields';
import { fail, ok, type Result } from '~/domain/result';
import type { Clash } from './failures';

/** What an edit of a record started from. */
export interface Opened<T> {
  from: T;
  /** The stored values of clashing fields that its author has been shown: a save replaces those. */
  told?: Partial<T>;
  /** What was sent of it before without an answer. */
  sent?: readonly T[];
}

/**
 * An edit joined with what others have saved of the record since it was opened: a field that was
 * left alone keeps what is stored. Fails where both changed the same, unless that has been told.
 * @param labels  of the fields, for whoever has to look
 * @param clean   takes the fields out of a record, as they are stored
 */
export function joinEdits<T extends object>(
  labels: Readonly<Record<keyof T & string, string>>,
  clean: (record: T) => T,
  edit: { mine: T; stored: T; opened: Opened<T> | undefined },
): Result<T, Clash<T>> {
  const [mine, theirs] = [clean(edit.mine), clean(edit.stored)];
  if (!edit.opened) return ok(mine);
  const { from, told, sent = [] } = edit.opened;
  const names = Object.keys(mine).filter((name): name is keyof T & string => name in labels);
  const { fields, clashes } = mergeFields<T>(names, {
    start: clean(from),
    mine,
    theirs,
    sent: sent.map(clean),
  });
  if (clashes.every((name) => told?.[name] === theirs[name])) return ok(fields);
  const clashing = names.filter((name) => clashes.includes(name));
  const said: Partial<T> = {};
  for (const name of clashing) said[name] = theirs[name];
  const message = editedElsewhere(clashing.map((name) => labels[name]).join(', '));
  return fail({ code: 'conflict', message, theirs: said });
}
