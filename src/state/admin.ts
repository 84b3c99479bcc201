import { saveCancelled } from '~/content/admin/failures';
import type { Admin } from '~/data/admin';
import { openAdmin } from '~/data/open/admin';
import type { Result } from '~/domain/result';
import { orCancelled, withBackend } from './backend';

/** Runs `work` with the staff backend, as `withBackend` does. */
export const withAdmin = <T>(
  work: (admin: Admin) => Promise<Result<T>>,
  signal?: AbortSignal,
): Promise<Result<T>> => withBackend(openAdmin, work, signal);

/**
 * What a save answers, or as soon as `signal` is aborted a failure with the code 'cancelled'. The
 * save goes on, because a server may have done it already, and its answer alone tells.
 */
export const orSaveCancelled = <T>(
  save: Promise<Result<T>>,
  signal: AbortSignal,
): Promise<Result<T>> => orCancelled(save, signal, saveCancelled);
