import { messages } from '~/content/messages';
import { failure } from '~/data/failures';
import type { KeyValue } from '~/data/keyValue';
import { ok } from '~/domain/result';

/** UTF-16 units of keys and values that Chromium grants to a site. */
export const CHROMIUM_QUOTA = 5_242_879;

/** The local storage of one site in one browser, as its tabs see it. */
export interface FakeStorage {
  readonly entries: Map<string, string>;
  /** A tab's own view: it hears of the changes that other tabs make, a moment later. */
  tab(): KeyValue;
  /** As if the browser granted no more than what is there now and `spare` units on top. */
  fill(spare?: number): void;
  /** As when the person clears the site's data: every tab hears of it. */
  clear(): void;
  /** All that is kept, as one text. */
  dump(): string;
}

export function fakeStorage(initial: Readonly<Record<string, string>> = {}): FakeStorage {
  const entries = new Map(Object.entries(initial));
  const tabs = new Map<object, (key: string | null) => void>();
  let quota = CHROMIUM_QUOTA;

  const size = () => [...entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const tell = (writer: object, key: string) =>
    queueMicrotask(() => {
      for (const [listener, heard] of tabs) if (listener !== writer) heard(key);
    });

  return {
    entries,
    tab() {
      const self = {};
      const listeners = new Set<(key: string | null) => void>();
      tabs.set(self, (key) => listeners.forEach((listener) => listener(key)));
      return {
        persistent: true,
        get: (key) => entries.get(key) ?? null,
        set(key, value) {
          const before = entries.get(key);
          const grown =
            before === undefined ? key.length + value.length : value.length - before.length;
          if (size() + grown > quota) return failure('storage-full', messages.storage.full);
          entries.set(key, value);
          if (before !== value) tell(self, key);
          return ok(null);
        },
        remove(key) {
          if (entries.delete(key)) tell(self, key);
        },
        keys: () => [...entries.keys()],
        subscribe(onChange) {
          listeners.add(onChange);
          return () => void listeners.delete(onChange);
        },
      };
    },
    clear() {
      entries.clear();
      for (const heard of tabs.values()) heard(null);
    },
    fill: (spare = 0) => void (quota = size() + spare),
    dump: () => [...entries].flat().join('\n'),
  };
}

/** The same storage with some keys of its own: another person's browser over the same records. */
export function withOwnKeys(shared: KeyValue, ownKeys: readonly string[]): KeyValue {
  const own = fakeStorage().tab();
  const of = (key: string) => (ownKeys.includes(key) ? own : shared);
  return {
    persistent: shared.persistent,
    get: (key) => of(key).get(key),
    set: (key, value) => of(key).set(key, value),
    remove: (key) => of(key).remove(key),
    keys: () => [...shared.keys(), ...own.keys()],
    subscribe: (onChange) => shared.subscribe(onChange),
  };
}
