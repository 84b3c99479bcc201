import { documentPatience } from '~/lib/documentPatience';

/**
 * Once, as noted in the history entry, until a page is there.
 * @returns false where that was done already
 */
export function reloadOnce(): boolean {
  const { state } = history;
  if (state?.reloaded) return false;
  history.replaceState({ ...state, reloaded: true }, '');
  // else Chromium answers with the download that hangs
  stop();
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

/**
 * Asks for the page of an address that Back or Forward leads to while no script follows them: between
 * pages that scripts led to, also before a reload, a browser changes the address alone.
 */
export function reloadWhenLedOn(): void {
  const { pathname } = location;
  const follow = () => location.pathname === pathname || location.reload();
  addEventListener('popstate', follow);
  addEventListener('hydrated', () => removeEventListener('popstate', follow), { once: true });
}
