interface Versions<T> {
  /** What both edits began with. */
  start: Readonly<T>;
  mine: Readonly<T>;
  theirs: Readonly<T>;
  /** What `mine` was whenever it was sent before and no answer came: `theirs` may be that. */
  sent?: readonly Readonly<T>[];
}

export interface Merge<T> {
  /** Both edits joined; a field that clashes holds mine. */
  fields: T;
  /** Fields that hold theirs. */
  taken: readonly (keyof T)[];
  /** Fields that both changed, and not to the same. */
  clashes: readonly (keyof T)[];
}

/** Three-way merge, field by field: whoever alone changed a field is followed. */
export function mergeFields<T extends object>(
  names: readonly (keyof T)[],
  { start, mine, theirs, sent = [] }: Versions<T>,
): Merge<T> {
  const fields: T = { ...mine };
  const taken: (keyof T)[] = [];
  const clashes: (keyof T)[] = [];
  for (const name of names) {
    if ([start, mine, ...sent].some((each) => each[name] === theirs[name])) continue;
    if (mine[name] !== start[name]) clashes.push(name);
    else {
      fields[name] = theirs[name];
      taken.push(name);
    }
  }
  return { fields, taken, clashes };
}
