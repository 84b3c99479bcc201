/**
 * What this browser seems to hold, found out without the code that reads it: every page has this,
 * and those that do more for members or with stored articles ask it first.
 */
import { sessionKey, storageKeys } from './keys';

/** Calls back when this browser stores articles: now, or when another tab does. */
export const whenArticlesStored = (callback: () => void) => whenStored(hasArticles, callback);

/** Calls back when the forms of accounts have to do more than to be filled in. */
export const whenFormsNeedCode = (callback: () => void) => whenStored(formsNeedCode, callback);

/** Whether this browser stores articles. */
export const hasArticles = (): boolean => holds(storageKeys.articles);

/** Whether somebody may be signed in on this browser. */
export const mayBeSignedIn = (): boolean => holds(sessionKey);

/** Whether it is certain that nobody is: not where the browser keeps nothing beyond the page. */
export const isSignedOut = (): boolean => canKeep() && !mayBeSignedIn();

/** Whether a member of staff may be. */
export const mayBeStaff = (): boolean => holds(storageKeys.staffSession);

/** Whether who sees a form has signed in before, or has to be told that nothing is kept. */
export const formsNeedCode = (): boolean => mayBeSignedIn() || mayBeStaff() || !canKeep();

/** False where the browser keeps nothing beyond the page. */
export function canKeep(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}

/**
 * Calls back when something stored makes it so: now, or when another tab stores it.
 * @returns the way to stop
 */
function whenStored(isSo: () => boolean, callback: () => void): () => void {
  const look = () => {
    if (isSo()) callback();
  };
  look();
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
}

/** Anything but an empty text. */
function holds(key: string): boolean {
  try {
    return Boolean(localStorage.getItem(key));
  } catch {
    return false;
  }
}
