import { navigate } from 'wouter/use-browser-location';
import { isDear } from '~/lib/dear';
import { noteJump, placesLeft } from '~/lib/scrollMemory';
import { askAgain } from './failedPage';
import { loadPage } from './loadPage';
import { matchPath } from './match';
import { notFoundRoute } from './routes';
import { visitIn, withoutVisit } from './visit';

/**
 * Plain links lead through the app: one listener instead of a component for each. Links stay
 * what they are without scripts, and links inside article text take part as well.
 */
export function followLinks(): () => void {
  const events = ['pointerover', 'touchstart', 'focusin'] as const;
  document.addEventListener('click', onClick);
  for (const type of events) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    document.removeEventListener('click', onClick);
    for (const type of events) document.removeEventListener(type, onIntent);
  };
}

function onClick(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const url = ownPage(event.target);
  if (!url) return;
  if (url.hash && leadsHere(url)) return noteJump();
  event.preventDefault();
  if (isHere(url)) {
    // it begins anew; one that failed is asked for again, and one on its way does not come twice
    if (visitIn(location.search)) scrollTo({ top: 0 });
    return askAgain();
  }
  // a reload may come before the page does, and ask what was left
  navigate(url.pathname + url.search + url.hash, { state: placesLeft() });
}

const here = () => matchPath(location.pathname);
const leadsHere = ({ pathname }: URL): boolean => matchPath(pathname).path === here().path;

/** Parameters, such as a campaign's, make another page of the staff's lists alone. */
const isHere = (url: URL): boolean =>
  leadsHere(url) &&
  (!here().route.guard || withoutVisit(url.search) === withoutVisit(location.search));

/** Fetches a page's code as soon as a visitor seems to want it, but where data is dear. */
function onIntent(event: Event): void {
  const url = ownPage(event.target);
  if (url && !isDear()) loadPage(url.pathname).catch(() => undefined);
}

function ownPage(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin) return null;
  return matchPath(url.pathname).route === notFoundRoute ? null : url;
}
