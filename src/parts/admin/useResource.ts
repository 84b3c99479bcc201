import { useEffect, useRef, useState } from 'react';
import { openAdmin, type Admin } from '~/data/admin';
import type { Failure, Result } from '~/domain/result';

export type Resource<T> =
  { status: 'loading' } | { status: 'failed'; error: Failure } | { status: 'ready'; value: T };

interface Source<T> {
  load: (admin: Admin) => Promise<Result<T>>;
  /** Reloads whenever this calls back. */
  subscribe?: (admin: Admin, onChange: () => void) => () => void;
}

/** What the staff area's data layer answers, kept up to date; the last value stays during a reload. */
export function useResource<T>({ load, subscribe }: Source<T>): [Resource<T>, () => void] {
  const [resource, setResource] = useState<Resource<T>>({ status: 'loading' });
  const latest = useRef(0);

  const reload = async () => {
    const turn = ++latest.current;
    const admin = await openAdmin();
    const result = await load(admin);
    if (turn !== latest.current) return;
    setResource(
      result.ok
        ? { status: 'ready', value: result.value }
        : { status: 'failed', error: result.error },
    );
  };

  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void reload();
    void openAdmin().then((admin) => {
      if (!gone) stop = subscribe?.(admin, () => void reload());
    });
    return () => {
      gone = true;
      // answers still on their way belong to nobody
      latest.current += 1;
      stop?.();
    };
  }, []);

  return [resource, () => void reload()];
}
