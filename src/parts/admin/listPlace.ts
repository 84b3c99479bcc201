/** Queries of the lists of this document as they were left, by path. */
const queries = new Map<string, string>();

/** Notes what a list shows, for the links that lead back to it. */
export const noteListPlace = (path: string, query: string): void => void queries.set(path, query);

/** The address of a list as it was left: search, filters, order and page. */
export function listPlace(path: string): string {
  const query = queries.get(path);
  return query ? `${path}?${query}` : path;
}
