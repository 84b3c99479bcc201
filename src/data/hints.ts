/**
 * What this browser seems to hold, found out without the code that reads it: every page has this,
 * and those that do more for members or with stored articles ask it first.
 */
import { storageKeys } from './local/keys';

/**
 * Calls back when this browser stores articles: now, or when another tab does.
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
export const hasArticles = (): boolean => holds(storageKeys.articles);

/** Whether somebody may be signed in on this browser. */
export const mayBeSignedIn = (): boolean => holds(storageKeys.session);

/** Whether a member of staff may be. */
export const mayBeStaff = (): boolean => holds(storageKeys.staffSession);

/** False where the browser keeps nothing beyond the page. */
export function canKeep(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}

/** Anything but an empty text. */
function holds(key: string): boolean {
  try {
    return Boolean(localStorage.getItem(key));
  } catch {
    return false;
  }
}
