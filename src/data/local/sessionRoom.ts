import { type KeyValue, memoryKeyValue } from '../keyValue';
import { storageKeys } from '../keys';

const keys: readonly string[] = [storageKeys.session, storageKeys.staffSession];

export interface RoomyStorage extends KeyValue {
  /** False while the session lasts as long as the page. */
  isKept(): boolean;
}

/**
 * A storage in which somebody can sign in when it is full, to make room: what does not fit of the
 * session lasts as long as the page.
 */
export function withRoomForSession(storage: KeyValue): RoomyStorage {
  const here = memoryKeyValue();
  return {
    ...storage,
    isKept: () => here.keys().length === 0,
    get: (key) => here.get(key) ?? storage.get(key),
    set(key, value) {
      here.remove(key);
      const written = storage.set(key, value);
      return written.ok || !keys.includes(key) ? written : here.set(key, value);
    },
    remove(key) {
      here.remove(key);
      storage.remove(key);
    },
  };
}
