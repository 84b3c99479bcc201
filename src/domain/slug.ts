import { plainLetters } from './text';

/**
 * The path segment of a title: lowercase, accents dropped, spaces as hyphens, other non-word
 * characters removed ('½' and '™' with them), no repeated or outer hyphens. A title of symbols or of
 * a script without Latin letters gives ''.
 */
export function slugify(title: string): string {
  return plainLetters(title, 'NFD')
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
