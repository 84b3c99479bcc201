import { fetchCode } from '~/lib/fetchCode';
import type { Drafts } from '../drafts';
import { databases, storageKeys } from '../keys';

let opened: Promise<Drafts> | undefined;

/** Opens the journal of unsaved texts once; only those who write or may have written fetch it. */
export function openDrafts(): Promise<Drafts> {
  opened ??= fetchCode(() => import('../local/journal')).then(({ browserJournal }) =>
    browserJournal(),
  );
  opened.catch(() => (opened = undefined));
  return opened;
}

/** False where nobody has left anything unsaved, without loading the code that could tell more. */
export async function mayHaveDrafts(): Promise<boolean> {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(storageKeys.drafts))) return true;
    const known = await indexedDB.databases();
    return known.some(({ name }) => name === databases.drafts);
  } catch {
    // an older browser does not tell; a blocked one has nothing
    return 'indexedDB' in globalThis && !('databases' in IDBFactory.prototype);
  }
}
