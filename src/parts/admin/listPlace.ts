/** Queries of the lists of this document as they were left, by who looked at them and path. */
const queries = new Map<string, string>();

/** Notes what a list shows, for the links that lead back to it. */
export const noteListPlace = (staffId: string, path: string, query: string): void =>
  void queries.set(staffId + path, query);

/** The address of a list as it was left: search, filters, order and page. */
export function listPlace(staffId: string, path: string): string {
  const query = queries.get(staffId + path);
  return query ? `${path}?${query}` : path;
}
