import type { Backup } from '~/data/backup';
import { openBackup } from '~/data/open/backup';
import type { Result } from '~/domain/result';
import { withCode } from '~/state/backend';

/** Runs `work` with the backup, as `withCode` does. */
export const withBackup = <T>(work: (backup: Backup) => Promise<Result<T>>): Promise<Result<T>> =>
  withCode(openBackup, work);
