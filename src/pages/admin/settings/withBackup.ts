import { messages } from '~/content/messages';
import { type Backup, openBackup } from '~/data/backup';
import { failure } from '~/data/failures';
import type { Result } from '~/domain/result';

/** Runs `work` with the backup's code; that it could not be fetched is a failure too. */
export async function withBackup<T>(
  work: (backup: Backup) => Promise<Result<T>>,
): Promise<Result<T>> {
  let backup: Backup;
  try {
    backup = await openBackup();
  } catch {
    return failure('network', messages.auth.networkFailure);
  }
  return work(backup);
}
