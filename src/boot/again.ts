import { documentPatience } from '~/lib/documentPatience';

/**
 * By the site's own mark just once, until a page is there.
 * @returns false where that was done already
 */
export function reloadOnce(): boolean {
  const { state } = history;
  if (state?.reloaded) return false;
  history.replaceState({ ...state, reloaded: true }, '');
  location.reload();
  return true;
}

/**
 * Asks again for a document that broke off before there was anything of its page: it stays blank, and
 * Chromium says for ever that it loads.
 */
export function reloadBlank(): void {
  setTimeout(() => document.getElementById('root') || reloadOnce(), documentPatience);
}
