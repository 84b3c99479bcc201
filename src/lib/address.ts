/** True when `path` is the page at `href`, whatever the trailing slash. */
export const isCurrent = (href: string, path: string): boolean =>
  href === (path.replace(/(.)\/+$/, '$1') || '/');
