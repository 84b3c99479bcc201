import type { ArticleDraft } from '~/domain/articleDraft';
import { createSignal } from '~/lib/signal';
import type { Drafts } from '../drafts';
import { openClaims, type Claims } from './claims';
import { parseDraft } from './draftFormat';
import { databases, storageKeys } from './keys';
import { browserKeyValue, type KeyValue, memoryKeyValue } from './keyValue';
import { openShelf, type Shelf } from './shelf';

interface World {
  shelf: Shelf;
  /** What takes a draft when the shelf does not. */
  storage: KeyValue;
  claims: Claims;
  /** Tells the other tabs that something changed. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | null;
}

/** The journal of this page's browser. */
export const browserJournal = (): Drafts =>
  createJournal({
    shelf: openShelf(databases.drafts),
    storage: browserKeyValue(),
    claims: openClaims(),
    channel: 'BroadcastChannel' in globalThis ? new BroadcastChannel(databases.drafts) : null,
  });

/** A journal that writes to the database, else to local storage, else to memory. */
export function createJournal({ shelf, storage, claims, channel }: World): Drafts {
  const memory = memoryKeyValue();
  const reserves = [storage, memory];
  const changed = createSignal<null>();
  channel?.addEventListener('message', () => changed.emit(null));
  claims.onRelease(() => changed.emit(null));
  /** Once it has failed, the reserves are written first: a page that goes away cannot wait. */
  let shelfWorks = true;
  /** Each key is a write, but only a new draft is news. */
  const known = new Set<string>();
  let writing: Promise<unknown> = Promise.resolve();

  const announce = () => {
    changed.emit(null);
    channel?.postMessage(null);
  };
  const drop = (id: string, from: readonly KeyValue[]) =>
    from.forEach((each) => each.remove(storageKeys.drafts + id));

  const reserve = (draft: ArticleDraft): KeyValue | undefined => {
    const text = JSON.stringify(draft);
    return reserves.find((each) => each.set(storageKeys.drafts + draft.id, text).ok);
  };

  async function put(draft: ArticleDraft): Promise<boolean> {
    if (shelfWorks) {
      // the page may go away before the database is open, as after the very first keys
      if (!shelf.isOpen()) reserve(draft);
      shelfWorks = (await shelf.put(draft.id, draft)).ok;
      if (shelfWorks) drop(draft.id, reserves);
      if (shelfWorks) return true;
    }
    const taken = reserve(draft);
    if (taken === storage) drop(draft.id, [memory]);
    return taken === storage && storage.persistent;
  }

  return {
    async list(personId) {
      const [onShelf, open] = await Promise.all([shelf.all(), claims.list()]);
      const values = [...(onShelf.ok ? onShelf.value : []), ...reserves.flatMap(storedIn)];
      const newest = new Map<string, ArticleDraft>();
      for (const draft of values.flatMap((value) => parseDraft(value) ?? [])) {
        const known = newest.get(draft.id);
        const isNewer = !known || known.typedAt < draft.typedAt;
        if (draft.personId === personId && isNewer) newest.set(draft.id, draft);
      }
      return [...newest.values()]
        .sort((a, b) => b.typedAt.localeCompare(a.typedAt))
        .map((draft) => ({ ...draft, open: open.has(draft.id) }));
    },
    async keep(draft) {
      const done = put(draft);
      writing = done;
      const kept = await done;
      if (!known.has(draft.id)) announce();
      known.add(draft.id);
      return kept;
    },
    async remove(id) {
      // what is still being written must not come after
      await writing;
      drop(id, reserves);
      await shelf.remove(id);
      known.delete(id);
      announce();
    },
    claim: claims.claim,
    subscribe: changed.subscribe,
  };
}

function storedIn(storage: KeyValue): unknown[] {
  const keys = storage.keys().filter((key) => key.startsWith(storageKeys.drafts));
  return keys.map((key) => parsed(storage.get(key) ?? ''));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
