/** Queries of the lists of this document as they were left, by who looked at them and path. */
const queries = new Map<string, string>();

const keyOf = (staffId: string, path: string): string => `${staffId} ${path}`;

/** Notes what a list shows, for the links that lead back to it. */
export function noteListPlace(staffId: string, path: string, query: string): void {
  queries.set(keyOf(staffId, path), query);
}

/** The address of a list as it was left: search, filters, order and page. */
export function listPlace(staffId: string, path: string): string {
  const query = queries.get(keyOf(staffId, path));
  return query ? `${path}?${query}` : path;
}
