import { cancelled } from '~/content/cancelled';
import { failure } from '~/data/failures';
import type { Result } from '~/domain/result';

/**
 * What `work` answers, or as soon as `signal` is aborted a failure with the code 'cancelled'. The
 * work goes on unheeded: a server may have done it already.
 */
export function orCancelled<T>(work: Promise<Result<T>>, signal: AbortSignal): Promise<Result<T>> {
  const stop = new Promise<Result<T>>((resolve) =>
    signal.addEventListener('abort', () => resolve(failure('cancelled', cancelled.write))),
  );
  return Promise.race([work, stop]);
}
