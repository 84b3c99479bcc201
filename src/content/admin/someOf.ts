/** Names that a question about several records spells out, and letters of each. */
const NAMED = 5;
const LETTERS = 80;

/** A line for each name; of many, for the first, and how many there are beside them. */
export function someOf(names: readonly string[]): readonly string[] {
  if (names.length === 1) return names;
  const named = names.length > NAMED + 1 ? names.slice(0, NAMED) : names;
  const others = names.length - named.length;
  return [...named.map(cut), ...(others ? [`and ${others} more`] : [])];
}

function cut(name: string): string {
  const letters = [...name];
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS - 1).join('')}…` : name;
}
