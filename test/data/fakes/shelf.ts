import { failure } from '~/data/failures';
import type { Shelf } from '~/data/local/shelf';
import { ok } from '~/domain/result';
import { createSignal } from '~/lib/signal';

/** A shelf in memory, which can be made to refuse. */
export interface FakeShelf extends Shelf {
  readonly entries: Map<string, unknown>;
  broken: boolean;
  /** False as long as it takes its time to open. */
  open: boolean;
  /** As when the person clears the site's data. */
  lose(): void;
}

export function fakeShelf(): FakeShelf {
  const entries = new Map<string, unknown>();
  const lost = createSignal<null>();
  const refused = () => failure('storage-unavailable', 'refused');
  const shelf: FakeShelf = {
    entries,
    broken: false,
    open: true,
    isOpen: () => shelf.open,
    get: async (key) => (shelf.broken ? refused() : ok(structuredClone(entries.get(key)))),
    all: async () => (shelf.broken ? refused() : ok(structuredClone([...entries.values()]))),
    put: async (key, value) => {
      if (shelf.broken) return refused();
      entries.set(key, structuredClone(value));
      return ok(null);
    },
    remove: async (key) => {
      if (shelf.broken) return refused();
      entries.delete(key);
      return ok(null);
    },
    onLost: (listener) => void lost.subscribe(listener),
    lose() {
      entries.clear();
      lost.emit(null);
    },
  };
  return shelf;
}
