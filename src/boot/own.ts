import { addLink, preload } from './start';

/**
 * Asks for what the page at this address alone is made of, where one document stands in for many
 * pages: `data-own` names it as `/blog/ a.css b.js,/content/ c.css d.js`.
 */
export function preloadOwn(): void {
  const rows = (document.documentElement.dataset['own'] ?? '').split(',');
  const [, style, ...scripts] =
    rows
      .map((row) => row.split(' '))
      .find(([begin]) => begin && location.pathname.startsWith(begin)) ?? [];
  preload(scripts);
  if (style) addLink({ rel: 'preload', as: 'style', href: style });
}
