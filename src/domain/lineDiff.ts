/** A line of one of two texts; 'skipped' stands for a stretch of lines that both have. */
export type DiffLine =
  | { kind: 'same'; text: string }
  /** What is new stands between what the line shares with the one it took the place of. */
  | { kind: 'changed'; before: string; text: string; after: string }
  | { kind: 'skipped'; count: number };

/** Unchanged lines shown around a change. */
const CONTEXT = 2;
/** Beyond so many pairs of lines the search for common ones would be felt. */
const MOST_PAIRS = 4_000_000;

/** Two texts, each with the lines marked that the other lacks and long common stretches left out. */
export function compareLines(one: string, other: string): [DiffLine[], DiffLine[]] {
  const [a, b] = [one.split('\n'), other.split('\n')];
  const shared = commonLines(a, b);
  const counterparts = pairChanged(a.length, b.length, shared);
  const reversed = counterparts.map(([i, j]): Pair => [j, i]);
  return [
    marked(a, b, new Set(shared.map(([i]) => i)), new Map(counterparts)),
    marked(b, a, new Set(shared.map(([, j]) => j)), new Map(reversed)),
  ];
}

type Pair = readonly [inOne: number, inOther: number];

/** Pairs of lines that are the same, in order: a longest common subsequence. */
function commonLines(a: readonly string[], b: readonly string[]): Pair[] {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  const most = Math.min(a.length, b.length) - head;
  while (tail < most && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;

  const middle = between(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  return [
    ...Array.from({ length: head }, (_, index): Pair => [index, index]),
    ...middle.map(([i, j]): Pair => [i + head, j + head]),
    ...Array.from({ length: tail }, (_, index): Pair => [
      a.length - 1 - index,
      b.length - 1 - index,
    ]),
  ];
}

function between(a: readonly string[], b: readonly string[]): Pair[] {
  if (a.length * b.length > MOST_PAIRS) return [];
  const width = b.length + 1;
  /** Length of the longest common subsequence of what follows line i of one and j of the other. */
  const longest = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      longest[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

/** Between two common lines the first changed line of one took the place of the first of the other. */
function pairChanged(lengthA: number, lengthB: number, shared: readonly Pair[]): Pair[] {
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  for (const [nextA, nextB] of [...shared, [lengthA, lengthB] as const]) {
    while (i < nextA && j < nextB) pairs.push([i++, j++]);
    [i, j] = [nextA + 1, nextB + 1];
  }
  return pairs;
}

function marked(
  lines: readonly string[],
  others: readonly string[],
  same: ReadonlySet<number>,
  counterparts: ReadonlyMap<number, number>,
): DiffLine[] {
  const shown = new Set<number>();
  for (const [index] of lines.entries()) {
    if (same.has(index)) continue;
    for (let near = index - CONTEXT; near <= index + CONTEXT; near++) shown.add(near);
  }
  const result: DiffLine[] = [];
  for (const [index, text] of lines.entries()) {
    const last = result.at(-1);
    if (!same.has(index)) result.push(change(text, others[counterparts.get(index) ?? -1] ?? ''));
    else if (shown.has(index)) result.push({ kind: 'same', text });
    else if (last?.kind === 'skipped') last.count += 1;
    else result.push({ kind: 'skipped', count: 1 });
  }
  return result;
}

/** Parted where words begin, so that no word is marked in half. */
function change(text: string, other: string): DiffLine {
  const most = Math.min(text.length, other.length);
  let head = 0;
  while (head < most && text[head] === other[head]) head++;
  head = text.slice(0, head).lastIndexOf(' ') + 1;
  let tail = 0;
  while (tail < most - head && text.at(-1 - tail) === other.at(-1 - tail)) tail++;
  while (tail > 0 && text[text.length - tail] !== ' ') tail--;
  return {
    kind: 'changed',
    before: text.slice(0, head),
    text: text.slice(head, text.length - tail),
    after: text.slice(text.length - tail),
  };
}
