import { foldText } from './text';

/** Words the site's own paths use below /blog and /admin/articles. */
const RESERVED: ReadonlySet<string> = new Set(['new', 'edit', 'index', 'feed', '.']);

/**
 * The path segment of a title: lowercase, accents dropped, spaces as hyphens, other non-word
 * characters removed, no repeated or outer hyphens. A title of symbols or of a script without
 * Latin letters gives ''.
 */
export function slugify(title: string): string {
  return foldText(title)
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** `slugify(title)`, or `article-<milliseconds of now>` where nothing of the title is left. */
export function makeSlug(title: string, now: Date): string {
  return slugify(title) || `article-${now.getTime()}`;
}

/** `slug`, or `article-<id>` for one that no address can hold, as older data or a file may bring. */
export function usableSlug(slug: string, id: string): string {
  return /^\.{0,2}$|\p{Cs}/u.test(slug) ? `article-${id}` : slug;
}

/** `base` itself, else the first free of `base-2`, `base-3`, …; reserved words count as taken. */
export function uniqueSlug(base: string, isTaken: (slug: string) => boolean): string {
  if (!RESERVED.has(base) && !isTaken(base)) return base;
  let suffix = 2;
  while (isTaken(`${base}-${suffix}`)) suffix += 1;
  return `${base}-${suffix}`;
}
