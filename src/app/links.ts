import { navigate } from 'wouter/use-browser-location';
import { isLean } from '~/lib/lean';
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
  const link = ownPage(event.target);
  if (!link) return;
  if (link.hash && leadsHere(link)) return noteJump();
  event.preventDefault();
  if (isHere(link)) {
    // it begins anew; one that failed is asked for again, and one on its way does not come twice
    if (visitIn(location.search)) scrollTo({ top: 0 });
    return askAgain();
  }
  // a reload may come before the page does, and ask what was left
  navigate(link.href, { state: placesLeft() });
}

type Address = Pick<URL, 'pathname' | 'search'>;

const here = () => matchPath(location.pathname);
const leadsHere = ({ pathname }: Address): boolean => matchPath(pathname).path === here().path;

/** Parameters, such as a campaign's, make another page of the staff's lists alone. */
const isHere = (link: Address): boolean =>
  leadsHere(link) &&
  (!here().route.guard || withoutVisit(link.search) === withoutVisit(location.search));

/** Fetches a page's code as soon as a visitor seems to want it, but where data is dear. */
function onIntent(event: Event): void {
  const link = ownPage(event.target);
  if (link && !isLean()) loadPage(link.pathname).catch(() => undefined);
}

/** The link itself, which tells the parts of its address; one that nobody can read has no origin. */
function ownPage(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  if (link.origin !== location.origin) return null;
  return matchPath(link.pathname).route === notFoundRoute ? null : link;
}
