import type { Backup } from '~/data/backup';
import { openBackup } from '~/data/open/backup';
import { failure } from '~/data/failures';
import { whyMissing } from '~/data/missingCode';
import type { Result } from '~/domain/result';

/** Runs `work` with the backup's code; that it could not be fetched is a failure too. */
export const withBackup = <T>(work: (backup: Backup) => Promise<Result<T>>): Promise<Result<T>> =>
  openBackup().then(work, async () => failure('network', await whyMissing()));
