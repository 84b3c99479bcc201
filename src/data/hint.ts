import { storageKeys } from './local/keys';

/**
 * Whether somebody may be signed in on this browser, without loading any account code. Pages that
 * do more for members ask this first.
 */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(storageKeys.session) !== null;
  } catch {
    return false;
  }
}

/** False where the browser keeps nothing beyond the page. */
export function canKeep(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}
