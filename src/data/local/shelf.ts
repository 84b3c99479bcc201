import { messages } from '~/content/messages';
import { ok, type Result } from '~/domain/result';
import { withTimeout } from '~/lib/withTimeout';
import { createSignal } from '~/lib/signal';
import { failure } from '../failures';

/**
 * A place in the browser for values by key that are there once a promise says so: what local
 * storage takes is lost for seconds when the browser crashes. Nothing here throws; every call may
 * fail with 'storage-unavailable'.
 */
export interface Shelf {
  /** False until it has been used: the first call takes a while longer. */
  isOpen(): boolean;
  /** Undefined when there is none. */
  get(key: string): Promise<Result<unknown>>;
  all(): Promise<Result<readonly unknown[]>>;
  put(key: string, value: unknown): Promise<Result<null>>;
  remove(key: string): Promise<Result<null>>;
  /** Calls back when the browser took all that is on it away, as with the site's data. */
  onLost(listener: () => void): void;
}

const store = 'entries';
/** A browser that has not answered by then does not answer at all. */
const PATIENCE = 5000;

/** The shelf of this name in IndexedDB, made when it is first used. */
export function openShelf(name: string): Shelf {
  let database: IDBDatabase | undefined;
  let opening: Promise<IDBDatabase> | undefined;
  const lost = createSignal<null>();

  /** The next call opens it anew. */
  const forget = () => {
    database?.close();
    database = undefined;
    opening = undefined;
  };
  const lose = () => {
    forget();
    lost.emit(null);
  };
  const open = () => (opening ??= openDatabase(name, lose).then((opened) => (database = opened)));

  async function ask<T>(
    mode: IDBTransactionMode,
    request: (entries: IDBObjectStore) => IDBRequest<T>,
  ): Promise<Result<T>> {
    try {
      // at once where that can be: a page that is going away gets no second turn
      const answer = database
        ? transact(database, mode, request)
        : open().then((opened) => transact(opened, mode, request));
      return ok(await withTimeout(answer, PATIENCE));
    } catch {
      forget();
      return failure('storage-unavailable', messages.storage.unavailable);
    }
  }
  const change = async <T>(request: (entries: IDBObjectStore) => IDBRequest<T>) => {
    const done = await ask('readwrite', request);
    return done.ok ? ok(null) : done;
  };

  return {
    isOpen: () => database !== undefined,
    get: (key) => ask<unknown>('readonly', (entries) => entries.get(key)),
    all: () => ask<unknown[]>('readonly', (entries) => entries.getAll()),
    put: (key, value) => change((entries) => entries.put(value, key)),
    remove: (key) => change((entries) => entries.delete(key)),
    onLost: (listener) => void lost.subscribe(listener),
  };
}

/** Rejects where there is no such thing, where it is blocked, and where the disk is full. */
function openDatabase(name: string, onClose: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(store);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      // the person clears the site's data while the page is open
      database.onclose = onClose;
      database.onversionchange = onClose;
      resolve(database);
    };
  });
}

function transact<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  ask: (entries: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const request = ask(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    // what is written is undone when the page goes away before it is committed; of what is read a
    // long value, which has a file of its own, comes only after the end that this would bring about
    if (mode === 'readwrite') transaction.commit();
  });
}
