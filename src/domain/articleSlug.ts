import { slugify } from './slug';

/** Kept free below /blog, for pages of the site's own. */
const RESERVED: ReadonlySet<string> = new Set(['new', 'edit', 'index', 'feed', '.']);

/** `slugify(title)`, or `article-<milliseconds of now>` where nothing of the title is left. */
export function makeSlug(title: string, now: Date): string {
  return slugify(title) || `article-${now.getTime()}`;
}

/** `slug`, or `article-<id>` for one that no address can hold, as older data or a file may bring. */
export function usableSlug(slug: string, id: string): string {
  return /^\.{0,2}$|\p{Cs}/u.test(slug) ? `article-${id}` : slug;
}

/** What `uniqueSlug` numbers to give this one where nothing is taken: a reserved word, else itself. */
export function slugBase(slug: string): string {
  const base = slug.replace(/-2$/, '');
  return RESERVED.has(base) ? base : slug;
}

/** `base` itself, else the first free of `base-2`, `base-3`, …; reserved words count as taken. */
export function uniqueSlug(base: string, isTaken: (slug: string) => boolean): string {
  if (!RESERVED.has(base) && !isTaken(base)) return base;
  let suffix = 2;
  while (isTaken(`${base}-${suffix}`)) suffix += 1;
  return `${base}-${suffix}`;
}
