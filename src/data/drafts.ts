import type { ArticleDraft } from '~/domain/articleDraft';

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
