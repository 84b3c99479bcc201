import { ok } from '~/domain/result';
import type { KeyValue } from './keyValue';
import { storageKeys } from './keys';

const keys: readonly string[] = [storageKeys.session, storageKeys.staffSession];

/**
 * A storage in which somebody can sign in when it is full, to make room: what does not fit of the
 * session lasts as long as the page. `isKept` is false while it does so.
 */
export function withRoomForSession(storage: KeyValue): KeyValue & { isKept(): boolean } {
  const here = new Map<string, string>();
  return {
    ...storage,
    isKept: () => here.size === 0,
    get: (key) => here.get(key) ?? storage.get(key),
    set(key, value) {
      const written = storage.set(key, value);
      if (written.ok) here.delete(key);
      if (written.ok || !keys.includes(key)) return written;
      here.set(key, value);
      return ok(null);
    },
    remove(key) {
      here.delete(key);
      storage.remove(key);
    },
  };
}
