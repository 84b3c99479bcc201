import { isSignedOut } from '~/data/hints';
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
 * Spares who has to sign in first what a page for members is made of: the entry leads on from there.
 * Documents that stand in for others are not for members alone.
 */
export function leaveMembersOut(): void {
  const isForMembers = root.dataset['own'] === undefined;
  if (isForMembers && isSignedOut()) root.dataset['scripts'] = pageScripts()[0];
}
