/** Parsers drop or bend these ('java\nscript:', '/\t/host', '\\host'); honest URLs encode them. */
const TRICKS = /[\s\p{Cc}\\]/u;
const HTTP = /^https?:\/\/[^/]/i;

/**
 * The absolute http or https URL in `text`; null for other schemes, a user name or password in
 * front of the host, white space, control characters, backslashes, and what does not parse.
 */
export function safeHttpUrl(text: string): URL | null {
  if (!HTTP.test(text) || TRICKS.test(text)) return null;
  const url = parseUrl(text);
  return url && url.username === '' && url.password === '' ? url : null;
}

/** An image's address, absolute (see `safeHttpUrl`) or a path on this site; null for others. */
export function safeImageUrl(text: string): string | null {
  return safeHttpUrl(text)?.href ?? safeSitePath(text);
}

/**
 * A path on this site, resolved, with query and hash; null where a browser would leave the site.
 * '/..//host' is why the result is looked at too: it resolves to '//host', another site's address.
 */
export function safeSitePath(text: string): string | null {
  if (!text.startsWith('/') || text.startsWith('//') || TRICKS.test(text)) return null;
  const url = parseUrl(text, 'https://site.invalid');
  if (url?.host !== 'site.invalid' || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
