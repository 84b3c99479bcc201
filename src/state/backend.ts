import { networkWords } from '~/content/network';
import { failure } from '~/data/failures';
import { whyMissing } from '~/data/missingCode';
import type { Result } from '~/domain/result';

interface Backend<Same> {
  until(signal: AbortSignal): Same;
}

/**
 * Runs `work` with a backend, as `withCode` does. Once `signal` is aborted it fails with the code
 * 'cancelled' and the words `stopped`; what is on the wire ends.
 */
export function withBackend<B extends Backend<B>, T>(
  open: () => Promise<B>,
  work: (backend: B) => Promise<Result<T>>,
  signal?: AbortSignal,
  stopped: string = networkWords.cancelled,
): Promise<Result<T>> {
  const answer = withCode(open, (backend) => work(signal ? backend.until(signal) : backend));
  return signal ? orCancelled(answer, signal, stopped) : answer;
}

/** Runs `work` with what `open` fetches; that it could not be fetched is a failure like any other. */
export const withCode = <C, T>(
  open: () => Promise<C>,
  work: (code: C) => Promise<Result<T>>,
): Promise<Result<T>> => open().then(work, async () => failure('network', await whyMissing()));

/**
 * What `work` answers, or as soon as `signal` is aborted a failure with the code 'cancelled' and
 * these words. The work goes on unheeded.
 */
export function orCancelled<T>(
  work: Promise<Result<T>>,
  signal: AbortSignal,
  words: string,
): Promise<Result<T>> {
  if (signal.aborted) return Promise.resolve(failure('cancelled', words));
  const stop = new Promise<Result<T>>((resolve) =>
    signal.addEventListener('abort', () => resolve(failure('cancelled', words))),
  );
  return Promise.race([work, stop]);
}
