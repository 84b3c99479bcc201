/** Readers of values that came from outside: stored, imported or sent. They never throw. */

export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object with named fields, null when it is none. */
export const asFields = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null;

/** The value where it is a text, else the fallback. */
export const asText = (value: unknown, fallback = ''): string =>
  typeof value === 'string' ? value : fallback;

/** The value where it is a finite number, else the fallback. */
export const asNumber = (value: unknown, fallback = 0): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

/** Its texts, without what else it lists; none where it is no list. */
export const asTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** One of the choices, else the fallback. */
export const asChoice = <T extends string, F>(
  value: unknown,
  choices: readonly T[],
  fallback: F,
): T | F => choices.find((choice) => choice === value) ?? fallback;
