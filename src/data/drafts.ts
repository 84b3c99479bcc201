import type { ArticleDraft } from '~/domain/articleDraft';
import { databases, storageKeys } from './keys';

/** A draft as it is offered; `open` says that a tab is still being written in. */
export interface KeptDraft extends ArticleDraft {
  open: boolean;
}

/**
 * What people typed and did not save, kept in this browser whichever backend is configured. It
 * stays after a sign-out and is given to the same person only; whoever can read the browser's
 * profile can read it, as they can read all else that a browser keeps.
 */
export interface Drafts {
  /** One person's, the last typed first. */
  list(personId: string): Promise<readonly KeptDraft[]>;
  /**
   * False when it is kept for as long as the page lasts, and no longer. What is still being written
   * in is kept again when the browser clears the site's data.
   */
  keep(draft: ArticleDraft): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Marks a draft as being written here; null when another tab does. Returns the way to let go. */
  claim(id: string): Promise<(() => void) | null>;
  /** Calls back after every change, of this tab or another; returns the way to stop. */
  subscribe(onChange: () => void): () => void;
}

let opened: Promise<Drafts> | undefined;

/** Opens the journal of unsaved texts once; only those who write or may have written fetch it. */
export function openDrafts(): Promise<Drafts> {
  opened ??= import('./local/journal').then(({ browserJournal }) => browserJournal());
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
