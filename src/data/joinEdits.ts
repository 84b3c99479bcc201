import { editedElsewhere } from '~/content/admin/failures';
import { mergeFields } from '~/domain/mergeFields';
import { ok, type Result } from '~/domain/result';
import { failure } from './failures';

/** What an edit of a record started from. */
export interface Opened<T> {
  from: T;
  /** True to have it stand where somebody else changed the same. */
  insist: boolean;
  /** What was sent of it before without an answer. */
  sent?: readonly T[];
}

/**
 * An edit joined with what others have saved of the record since it was opened: a field that was
 * left alone keeps what is stored. Fails with 'conflict' where both changed the same.
 * @param labels  of the fields, for whoever has to look
 * @param clean   takes the fields out of a record, as they are stored
 */
export function joinEdits<T extends object>(
  labels: Readonly<Record<keyof T & string, string>>,
  clean: (record: T) => T,
  edit: { mine: T; stored: T; opened: Opened<T> | undefined },
): Result<T> {
  const [mine, theirs] = [clean(edit.mine), clean(edit.stored)];
  if (!edit.opened) return ok(mine);
  const { from, insist, sent = [] } = edit.opened;
  const names = Object.keys(mine).filter((name): name is keyof T & string => name in labels);
  const { fields, clashes } = mergeFields<T>(names, {
    start: clean(from),
    mine,
    theirs,
    sent: sent.map(clean),
  });
  if (clashes.length === 0 || insist) return ok(fields);
  const told = names.filter((name) => clashes.includes(name)).map((name) => labels[name]);
  return failure('conflict', editedElsewhere(told.join(', ')));
}
