import { useEffect, useRef, useState } from 'react';
import { networkWords } from '~/content/network';
import type { Admin } from '~/data/admin';
import type { Failure, Result } from '~/domain/result';
import { withAdmin } from '~/state/admin';

export type Resource<T> =
  { status: 'loading' } | { status: 'failed'; error: Failure } | { status: 'ready'; value: T };

interface Source<T> {
  load: (admin: Admin) => Promise<Result<T>>;
  /** Reloads whenever this calls back. */
  subscribe?: (admin: Admin, onChange: () => void) => () => void;
  /** What is loaded depends on it: another one loads anew. */
  key?: string;
}

/** Answers that come sooner need no sign that they are awaited. */
const UNNOTICED = 300;

/** What the staff area's data layer answers, kept up to date; the last value stays during a reload. */
export function useResource<T>({ load, subscribe, key = '' }: Source<T>) {
  const [resource, setResource] = useState<Resource<T>>({ status: 'loading' });
  const [busy, setBusy] = useState(false);
  const asking = useRef<AbortController>(undefined);
  const stop = useRef<() => void>(undefined);
  const latest = useRef(load);
  latest.current = load;

  const reload = async () => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    const timer = setTimeout(() => signal.aborted || setBusy(true), UNNOTICED);
    const result = await withAdmin(async (admin) => {
      // only an open backend can be followed, and the first attempt may have failed
      if (!signal.aborted) stop.current ??= subscribe?.(admin, () => void reload());
      return latest.current(admin);
    }, signal);
    clearTimeout(timer);
    if (signal.aborted) return;
    setBusy(false);
    setResource(
      result.ok
        ? { status: 'ready', value: result.value }
        : { status: 'failed', error: result.error },
    );
  };

  useEffect(() => void reload(), [key]);
  useEffect(
    () => () => {
      // answers still on their way belong to nobody
      asking.current?.abort();
      stop.current?.();
      stop.current = undefined;
    },
    [],
  );

  /** Waits no longer. */
  const cancel = () => {
    asking.current?.abort();
    setBusy(false);
    setResource({
      status: 'failed',
      error: { code: 'cancelled', message: networkWords.cancelled },
    });
  };

  return { resource, reload: () => void reload(), cancel, busy };
}
