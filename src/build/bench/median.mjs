/**
 * The median of each figure over all runs.
 * @template {Record<string, number>} T
 * @param {T[]} runs  one at least
 * @returns {T}
 */
export function medians(runs) {
  const entries = Object.keys(runs[0] ?? {}).map((name) => {
    const values = runs.map((run) => run[name] ?? 0).sort((one, other) => one - other);
    const upper = values[Math.floor(values.length / 2)] ?? 0;
    const lower = values[Math.floor((values.length - 1) / 2)] ?? 0;
    return [name, (lower + upper) / 2];
  });
  return Object.fromEntries(entries);
}
