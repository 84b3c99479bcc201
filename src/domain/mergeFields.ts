interface Versions<Field extends string> {
  /** What both edits began with. */
  start: Readonly<Record<Field, string>>;
  mine: Readonly<Record<Field, string>>;
  theirs: Readonly<Record<Field, string>>;
}

export interface Merge<Field extends string> {
  /** Both edits joined; a field that clashes holds mine. */
  fields: Record<Field, string>;
  /** Fields that hold theirs. */
  taken: readonly Field[];
  /** Fields that both changed, and not to the same. */
  clashes: readonly Field[];
}

/** Three-way merge, field by field: whoever alone changed a field is followed. */
export function mergeFields<Field extends string>(
  names: readonly Field[],
  { start, mine, theirs }: Versions<Field>,
): Merge<Field> {
  const fields: Record<Field, string> = { ...mine };
  const taken: Field[] = [];
  const clashes: Field[] = [];
  for (const name of names) {
    if (theirs[name] === start[name] || theirs[name] === mine[name]) continue;
    if (mine[name] !== start[name]) clashes.push(name);
    else {
      fields[name] = theirs[name];
      taken.push(name);
    }
  }
  return { fields, taken, clashes };
}
