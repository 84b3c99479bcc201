import type { KeyValue } from '../local/keyValue';
import { storageKeys } from '../local/keys';

/** What the sign-in client needs of a browser's storage. */
export type ClientStorage = Pick<KeyValue, 'get' | 'set' | 'remove'>;

/**
 * The storage as the sign-in client has it. `take` says, once, that the client has taken the
 * session out of it; one that another tab ended is gone without that.
 */
export function noteOwnEnd(storage: KeyValue): ClientStorage & { take: () => boolean } {
  let ended = false;
  return {
    get: storage.get,
    set: storage.set,
    remove(key) {
      if (key === storageKeys.session) ended = true;
      storage.remove(key);
    },
    take() {
      const was = ended;
      ended = false;
      return was;
    },
  };
}
