/** The parameter that gets addresses round caches. It names the visit, and is no part of where it leads. */
const key = 'v';

/** The visit that an address names; '' for one that was not arrived at yet. */
export const visitIn = (search: string): string => new URLSearchParams(search).get(key) ?? '';

/** The other parameters, as `?a=b` or ''. */
export function withoutVisit(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(key);
  const rest = String(params);
  return rest && `?${rest}`;
}

/**
 * Gives the address another visit, keeping other parameters, the hash and the history entry.
 * @param kept  for the entry's state, beside what it holds
 */
export function nameVisit(token: string, kept: object): void {
  const url = new URL(location.href);
  url.searchParams.set(key, token);
  history.replaceState({ ...history.state, ...kept }, '', url);
}
