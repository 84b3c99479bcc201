/** Names that a question about several records spells out. */
const NAMED = 5;

/** A line for each name; of many, for the first, and how many there are beside them. */
export function someOf(names: readonly string[]): readonly string[] {
  if (names.length <= NAMED + 1) return names;
  return [...names.slice(0, NAMED), `and ${names.length - NAMED} more`];
}
