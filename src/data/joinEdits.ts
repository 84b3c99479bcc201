import { editedElsewhere } from '~/content/admin/failures';
import { mergeFields } from '~/domain/mergeFields';
import { ok, type Result } from '~/domain/result';
import { failure } from './failures';

/** What an edit of a record started from. */
export interface Opened<T> {
  from: T;
  /** True to have it stand where somebody else changed the same. */
  insist: boolean;
}

/**
 * An edit joined with what others have saved of the record since it was opened: a field that was
 * left alone keeps what is stored. Fails with 'conflict' where both changed the same.
 * @param labels  of the fields, for whoever has to look
 */
export function joinEdits<T extends object>(
  labels: Readonly<Record<keyof T & string, string>>,
  mine: T,
  stored: T,
  opened: Opened<T> | undefined,
): Result<T> {
  if (!opened) return ok(mine);
  const names = Object.keys(mine).filter((name): name is keyof T & string => name in labels);
  const { fields, clashes } = mergeFields<T>(names, { start: opened.from, mine, theirs: stored });
  if (clashes.length === 0 || opened.insist) return ok(fields);
  const told = names.filter((name) => clashes.includes(name)).map((name) => labels[name]);
  return failure('conflict', editedElsewhere(told.join(', ')));
}
