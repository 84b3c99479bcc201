import type { Result } from '~/domain/result';
import { asFields, asText } from '~/lib/fields';
import { parseJson } from '~/lib/parseJson';
import { createSignal } from '~/lib/signal';
import type { AuthUser } from '../auth';
import type { Environment } from './environment';
import { storageKeys } from '../keys';

/** Who is signed in on this browser, shared by its tabs. */
export function openSession({ storage }: Pick<Environment, 'storage'>) {
  const changed = createSignal<null>();

  return {
    read(): AuthUser | null {
      const fields = asFields(parseJson(storage.get(storageKeys.session)));
      const id = asText(fields?.['id']);
      return id ? { id, email: asText(fields?.['email']) } : null;
    },
    /** Fails where it cannot be kept. */
    start({ id, email }: AuthUser): Result<null> {
      const kept = storage.set(storageKeys.session, JSON.stringify({ id, email }));
      if (kept.ok) changed.emit(null);
      return kept;
    },
    end(): void {
      storage.remove(storageKeys.session);
      changed.emit(null);
    },
    subscribe(onChange: () => void): () => void {
      const stopOwn = changed.subscribe(onChange);
      const stopOthers = storage.subscribe((key) => {
        if (key === null || key === storageKeys.session) onChange();
      });
      return () => {
        stopOwn();
        stopOthers();
      };
    },
  };
}
