import { isSignedOut } from '~/data/hints';
import { assetUrl } from '~/lib/assetUrl';
import { addLink, pageScripts, preload } from './start';

const root = document.documentElement;

/**
 * Asks for what the page at this address alone is made of, where one document stands in for many
 * pages: `data-own` names it as `/blog/ a.css b.js,/content/ c.css d.js`.
 */
export function preloadOwn(): void {
  const rows = (root.dataset['own'] ?? '').split(',');
  const [, style, ...scripts] =
    rows
      .map((row) => row.split(' '))
      .find(([begin]) => begin && location.pathname.startsWith(begin)) ?? [];
  preload(scripts);
  if (style) addLink({ rel: 'preload', as: 'style', href: style });
}

/**
 * Loads nothing of a page for members where somebody has to sign in first: the entry leads them on
 * to the form. Documents that stand in for others are not for members alone.
 * @returns whether they have to sign in
 */
export function leaveMembersOut(): boolean {
  const isForMembers = root.dataset['own'] === undefined;
  const isLedOn = isForMembers && isSignedOut();
  if (isLedOn) root.dataset['scripts'] = pageScripts()[0];
  return isLedOn;
}

/** Asks for the form that they are led on to, the way `~/data/documents` will: once is enough. */
export function preloadSignIn(): void {
  const name = location.pathname.startsWith('/admin') ? 'admin-login' : 'login';
  addLink({ rel: 'preload', as: 'fetch', crossOrigin: '', href: assetUrl(name, 'html') });
}
