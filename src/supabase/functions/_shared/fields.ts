/** Readers of what a request brought along; they never throw. */

export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object with named fields, null when it is none. */
export const asFields = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null;

/**
 * Without NUL, and with the usual mark in place of half a character: PostgreSQL holds neither
 * (https://www.postgresql.org/docs/15/datatype-character.html).
 */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD') : '';

export const asTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string').map(asText) : [];

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A whole number between `min` and `max`, `min` for anything that is no number. */
export const asWhole = (value: unknown, min: number, max: number): number =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(max, Math.max(min, Math.round(value)))
    : min;

/** The JSON object in a text, null when there is none. */
export function fieldsIn(text: string): Fields | null {
  try {
    return asFields(JSON.parse(text));
  } catch {
    return null;
  }
}
