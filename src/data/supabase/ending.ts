import type { KeyValue } from '../keyValue';
import { storageKeys } from '../keys';

/** What the sign-in client needs of a browser's storage, by the browser's names. */
export type ClientStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** How sessions end in this tab. */
export interface Ending {
  /** The storage as the sign-in client has it. */
  storage: ClientStorage;
  /** Runs `work`, which ends the session because its person wants it. */
  byChoice<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Says, once, that the client has found the session to be over. One that another tab ended is
   * gone from the storage without that.
   */
  takeLoss(): boolean;
  /** Ends a session that no server takes any more; the client itself keeps it until it runs out. */
  giveUp(): void;
  /** Calls back when it is given up; one listener at a time. Returns the way to stop. */
  subscribe(onGivenUp: () => void): () => void;
}

/** Watches over the session in a browser's storage. */
export function watchEnding(storage: KeyValue): Ending {
  let onGivenUp: (() => void) | undefined;
  let chosen = false;
  let lost = false;
  return {
    storage: {
      getItem: storage.get,
      setItem: storage.set,
      removeItem(key) {
        lost ||= key === storageKeys.session && !chosen;
        storage.remove(key);
      },
    },
    async byChoice(work) {
      chosen = true;
      try {
        return await work();
      } finally {
        chosen = false;
      }
    },
    takeLoss() {
      const was = lost;
      lost = false;
      return was;
    },
    giveUp() {
      storage.remove(storageKeys.session);
      onGivenUp?.();
    },
    subscribe(listener) {
      onGivenUp = listener;
      return () => (onGivenUp = undefined);
    },
  };
}
