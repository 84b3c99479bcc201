/**
 * What `aria-current` says of the link to `href` on the page at `path` or on one below it, both
 * without a slash at the end.
 */
export function currentFor(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}
