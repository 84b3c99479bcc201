import { type Failed, ok, type Result } from '~/domain/result';
import { isPassing } from '../failures';
import type { Changes } from './changes';

// Of a call that failed in passing only the answer may have got lost: it may have been done.

/**
 * What a removal that failed comes to: true where it turns out to be done.
 * @param isGone  asks whether the record is known to be gone
 */
export const removedAfterAll = async (
  failed: Failed,
  isGone: () => Promise<boolean>,
): Promise<Result<boolean>> => (isPassing(failed.error) && (await isGone()) ? ok(true) : failed);

/**
 * After a change that failed: has lists look again, once there is an answer to be had.
 * @param look  asks the database for anything
 */
export function tellOnceReached(
  failed: Failed,
  look: () => Promise<Result<unknown>>,
  changes: Changes,
): void {
  if (isPassing(failed.error)) void look().then((answer) => answer.ok && changes.tell());
}
