import { useRef } from 'react';
import { ok, type Result } from '~/domain/result';
import { orSaveCancelled } from '~/state/admin';

/**
 * Saves that may be cancelled. One that was is still on its way, so the next one waits for it, and
 * `onLate` is told when it has been stored all the same: else a new record would be made twice.
 */
export function usePatientSave<T>() {
  const late = useRef<Promise<unknown>>(Promise.resolve());

  return async (
    begin: () => Promise<Result<T>>,
    signal: AbortSignal,
    onLate: (saved: T) => void,
  ): Promise<Result<T>> => {
    const ready = await orSaveCancelled(
      late.current.then(() => ok(null)),
      signal,
    );
    if (!ready.ok) return ready;
    const work = begin();
    const result = await orSaveCancelled(work, signal);
    if (!result.ok && result.error.code === 'cancelled')
      late.current = work.then((saved) => saved.ok && onLate(saved.value));
    return result;
  };
}
