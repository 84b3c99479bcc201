import { messages } from '~/content/messages';
import { ok, type Result } from '~/domain/result';
import { failure } from './failures';

/** What the local backend needs of a browser's storage. Nothing here throws. */
export interface KeyValue {
  /** False when nothing outlives the page. */
  readonly persistent: boolean;
  get(key: string): string | null;
  /** Fails with 'storage-full', keeping the old value. */
  set(key: string, value: string): Result<null>;
  remove(key: string): void;
  keys(): string[];
  /** Calls back with the key that another tab changed, null for all; returns the way to stop. */
  subscribe(onChange: (key: string | null) => void): () => void;
}

/** A storage of the browser; a stand-in that lasts as long as the page where it is blocked. */
export function browserKeyValue(
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): KeyValue {
  let storage: Storage;
  try {
    // blocked storage throws on the mere mention of it
    storage = window[area];
    storage.getItem('');
  } catch {
    return memoryKeyValue();
  }
  return {
    persistent: true,
    get: (key) => storage.getItem(key),
    set(key, value) {
      try {
        storage.setItem(key, value);
        return ok(null);
      } catch {
        return failure('storage-full', messages.storage.full);
      }
    },
    remove: (key) => storage.removeItem(key),
    keys: () => Object.keys(storage),
    subscribe(onChange) {
      const listener = (event: StorageEvent) => onChange(event.key);
      addEventListener('storage', listener);
      return () => removeEventListener('storage', listener);
    },
  };
}

/** Keeps everything in memory. */
export function memoryKeyValue(initial: Readonly<Record<string, string>> = {}): KeyValue {
  const entries = new Map(Object.entries(initial));
  return {
    persistent: false,
    get: (key) => entries.get(key) ?? null,
    set(key, value) {
      entries.set(key, value);
      return ok(null);
    },
    remove: (key) => void entries.delete(key),
    keys: () => [...entries.keys()],
    subscribe: () => () => undefined,
  };
}
