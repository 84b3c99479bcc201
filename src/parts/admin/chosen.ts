/** What a list answered: its rows, which chosen records it was asked about, and which it has. */
interface Answer<T> {
  rows: readonly T[];
  asked: readonly string[];
  chosen: readonly string[];
}

/** Chosen records by id, on whatever page they stand. */
export type Chosen<T> = ReadonlyMap<string, T>;

/**
 * The chosen records that may be acted upon, as the list shows them now where it does: what it has
 * no more, because a search hides it or somebody deleted it, stays out until it is back.
 */
export function chosenIn<T extends { id: string }>(
  kept: Chosen<T>,
  { rows, asked, chosen }: Answer<T>,
): T[] {
  const shown = new Map(rows.map((row) => [row.id, row]));
  const present = new Set([...shown.keys(), ...chosen]);
  const missing = new Set(asked.filter((id) => !present.has(id)));
  return [...kept.values()]
    .filter(({ id }) => !missing.has(id))
    .map((record) => shown.get(record.id) ?? record);
}

/** The choice once the boxes say `ids`; what stays out for now stays chosen. */
export function choose<T extends { id: string }>(
  kept: Chosen<T>,
  answer: Answer<T>,
  ids: ReadonlySet<string>,
): Chosen<T> {
  const shown = new Set(chosenIn(kept, answer).map(({ id }) => id));
  const hidden = [...kept].filter(([id]) => !shown.has(id));
  const known = [...kept, ...answer.rows.map((row): [string, T] => [row.id, row])];
  return new Map([...hidden, ...known.filter(([id]) => ids.has(id))]);
}
