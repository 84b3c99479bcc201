import { useEffect, useRef, useState } from 'react';
import type { Admin } from '~/data/admin';
import type { Failure, Result } from '~/domain/result';
import { withAdmin } from '~/state/admin';

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
  const stop = useRef<() => void>(undefined);

  const reload = async () => {
    const turn = ++latest.current;
    const result = await withAdmin(async (admin) => {
      // only an open backend can be followed, and the first attempt may have failed
      if (turn === latest.current) stop.current ??= subscribe?.(admin, () => void reload());
      return load(admin);
    });
    if (turn !== latest.current) return;
    setResource(
      result.ok
        ? { status: 'ready', value: result.value }
        : { status: 'failed', error: result.error },
    );
  };

  useEffect(() => {
    void reload();
    return () => {
      // answers still on their way belong to nobody
      latest.current += 1;
      stop.current?.();
      stop.current = undefined;
    };
  }, []);

  return [resource, () => void reload()];
}
