/** A list with at least one entry, so that a pick always finds one. */
export type Pool<T> = readonly [T, ...T[]];

/** Draws that look random and repeat exactly for an equal seed. Not for secrets. */
interface SeededRandom {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<T>(pool: Pool<T>): T;
  /** Up to `count` entries at different places of the list, in random order. */
  sample<T>(list: readonly T[], count: number): T[];
}

/** A source of draws from any text; equal texts give equal draws in equal order. */
export function seededRandom(seed: string): SeededRandom {
  const next = mulberry32(fnv1a(seed));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    pick: (pool) => pool[int(0, pool.length - 1)] ?? pool[0],
    sample(list, count) {
      const rest = [...list];
      const drawn: typeof rest = [];
      while (drawn.length < count && rest.length > 0) {
        drawn.push(...rest.splice(int(0, rest.length - 1), 1));
      }
      return drawn;
    },
  };
}

/** FNV-1a over UTF-16 units: a text to 32 bits. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** Tommy Ettinger's Mulberry32: numbers from 0 up to, not including, 1. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
