import { documentPatience } from '~/lib/documentPatience';

/**
 * Reloads the page, once for each history entry, which notes it until a page is there.
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
 * Asks again for a document that broke off before enough of it was there: it would stay as it is, and
 * Chromium says for ever that it loads. Once by itself, then whenever the visitor or the network gives a
 * reason. Words that are there stay while there is no network, and for somebody who has gone on.
 */
export function reloadUnless(isThere: () => unknown): void {
  const timer = setTimeout(() => {
    if (isThere() || ((navigator.onLine || !document.body) && reloadOnce())) return;
    if (!document.body) {
      // what came later would be put beside what is there now
      stop();
      // without one the browser draws nothing, and tells of no touch
      document.body = document.createElement('body');
    }
    const again = () => isThere() || !navigator.onLine || location.reload();
    for (const reason of ['click', 'keydown', 'online']) addEventListener(reason, again);
  }, documentPatience);
  addEventListener('beforeunload', () => clearTimeout(timer));
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
