import type { ArticleDraft } from '~/domain/articleDraft';
import { parseJson } from '~/lib/parseJson';
import { createSignal } from '~/lib/signal';
import type { Drafts } from '../drafts';
import { openClaims, type Claims } from './claims';
import { parseDraft } from './draftFormat';
import { databases, storageKeys } from '../keys';
import { browserKeyValue, type KeyValue, memoryKeyValue } from '../keyValue';
import { openShelf, type Shelf } from './shelf';

interface World {
  shelf: Shelf;
  /** What takes a draft when the shelf does not. */
  storage: KeyValue;
  claims: Claims;
  /** Tells the other tabs which draft is new or gone. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | null;
  now: () => number;
}

/** Milliseconds for which the text of an editor that closed is brought back, as that of an open one. */
const RECENT = 10_000;
/** Milliseconds for which a database that was taken away may refuse to be made anew. */
const SETTLED = 1000;

/** The journal of this page's browser. */
export const browserJournal = (): Drafts =>
  createJournal({
    shelf: openShelf(databases.drafts),
    storage: browserKeyValue(),
    claims: openClaims(),
    channel: 'BroadcastChannel' in globalThis ? new BroadcastChannel(databases.drafts) : null,
    now: Date.now,
  });

/** A journal that writes to the database, else to local storage, else to memory. */
export function createJournal({ shelf, storage, claims, channel, now }: World): Drafts {
  const memory = memoryKeyValue();
  const reserves = [storage, memory];
  const changed = createSignal<null>();
  /**
   * What this tab wrote last, and when, until it is removed or another tab goes on with it. Each
   * key is a write, but only a new draft is news.
   */
  const held = new Map<string, { draft: ArticleDraft; at: number }>();
  channel?.addEventListener('message', ({ data }) => {
    held.delete(data);
    changed.emit(null);
  });
  claims.onRelease(() => changed.emit(null));
  /** Once it has failed, the reserves are written first: a page that goes away cannot wait. */
  let shelfWorks = true;
  let writing: Promise<unknown> = Promise.resolve();

  const announce = (id: string) => {
    changed.emit(null);
    channel?.postMessage(id);
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

  /** Site data goes in steps, in any order: each may take what was written a moment before. */
  async function bringBack(): Promise<void> {
    const [open] = await Promise.all([claims.list(), writing]);
    for (const [id, { draft, at }] of held) {
      if (!open.has(id) && now() - at > RECENT) continue;
      shelfWorks = true;
      await (writing = put(draft));
      announce(id);
    }
  }
  const onLoss = () => {
    void bringBack();
    setTimeout(bringBack, SETTLED);
  };
  shelf.onLost(onLoss);
  storage.subscribe((key) => {
    if (key === null) onLoss();
  });

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
      const isNew = !held.has(draft.id);
      held.set(draft.id, { draft, at: now() });
      const done = put(draft);
      writing = done;
      const kept = await done;
      if (isNew) announce(draft.id);
      return kept;
    },
    async remove(id) {
      held.delete(id);
      // what is still being written must not come after
      await writing;
      // nor what has been typed since go with it
      if (held.has(id)) return;
      drop(id, reserves);
      await shelf.remove(id);
      announce(id);
    },
    async claim(id) {
      const release = await claims.claim(id);
      // other tabs may be offering it
      if (release) announce(id);
      return release;
    },
    subscribe: changed.subscribe,
  };
}

function storedIn(storage: KeyValue): unknown[] {
  const keys = storage.keys().filter((key) => key.startsWith(storageKeys.drafts));
  return keys.map((key) => parseJson(storage.get(key)));
}
