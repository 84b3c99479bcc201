import { storageKeys } from './local/keys';

/**
 * Calls back when this browser stores articles: now, or when another tab does. Costs next to
 * nothing, so that a blog without any need not fetch what reads them.
 * @returns the way to stop
 */
export function whenArticlesStored(callback: () => void): () => void {
  const look = () => {
    if (hasArticles()) callback();
  };
  look();
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
}

/** Whether this browser stores articles. */
export function hasArticles(): boolean {
  try {
    return Boolean(localStorage.getItem(storageKeys.articles));
  } catch {
    return false;
  }
}

/** Whether a member of staff may be signed in on this browser, without loading any account code. */
export function mayBeStaff(): boolean {
  try {
    return localStorage.getItem(storageKeys.staffSession) !== null;
  } catch {
    return false;
  }
}
