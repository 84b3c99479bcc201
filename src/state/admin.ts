import { adminMessages } from '~/content/adminMessages';
import { type Admin, openAdmin } from '~/data/admin';
import { failure } from '~/data/failures';
import { whyMissing } from '~/data/missingCode';
import type { Result } from '~/domain/result';

/** Runs `work` with the staff backend; that its code could not be fetched is a failure too. */
export async function withAdmin<T>(work: (admin: Admin) => Promise<Result<T>>): Promise<Result<T>> {
  let admin: Admin;
  try {
    admin = await openAdmin();
  } catch {
    return failure('network', await whyMissing());
  }
  return work(admin);
}

/**
 * What `work` answers, or as soon as `signal` is aborted a failure with the code 'cancelled'. The
 * work goes on unheeded: a server may have done it already.
 */
export function orCancelled<T>(work: Promise<Result<T>>, signal: AbortSignal): Promise<Result<T>> {
  const stop = new Promise<Result<T>>((resolve) =>
    signal.addEventListener('abort', () =>
      resolve(failure('cancelled', adminMessages.saveCancelled)),
    ),
  );
  return Promise.race([work, stop]);
}
