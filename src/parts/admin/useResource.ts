import { useEffect, useRef, useState } from 'react';
import { messages } from '~/content/messages';
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
  const turn = useRef(0);
  const stop = useRef<() => void>(undefined);
  const latest = useRef(load);
  latest.current = load;

  const reload = async () => {
    const own = ++turn.current;
    const timer = setTimeout(() => own === turn.current && setBusy(true), UNNOTICED);
    const result = await withAdmin(async (admin) => {
      // only an open backend can be followed, and the first attempt may have failed
      if (own === turn.current) stop.current ??= subscribe?.(admin, () => void reload());
      return latest.current(admin);
    });
    clearTimeout(timer);
    if (own !== turn.current) return;
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
      turn.current += 1;
      stop.current?.();
      stop.current = undefined;
    },
    [],
  );

  /** Waits no longer; an answer that comes still is not heeded. */
  const cancel = () => {
    turn.current += 1;
    setBusy(false);
    setResource({ status: 'failed', error: { code: 'cancelled', message: messages.cancelled } });
  };

  return { resource, reload: () => void reload(), cancel, busy };
}
