/**
 * Reduces `text` to what a search compares: no accents, no case ('É' → 'e'). A sigma is
 * the same within a word and at its end, so that part of a word finds it. The database's
 * private.fold does the same.
 */
export function foldText(text: string): string {
  return plainLetters(text, 'NFKD').replaceAll('ς', 'σ');
}

/**
 * `text` in lower case and without accents. 'NFKD' makes letters and figures of signs, too ('½' →
 * '1⁄2'); 'NFD' leaves signs as they are (https://www.unicode.org/reports/tr15/).
 */
export const plainLetters = (text: string, form: 'NFD' | 'NFKD'): string =>
  // to put marks in order takes as long as their number squared: those that are there go first
  withoutMarks(withoutMarks(text).normalize(form)).toLowerCase();

const withoutMarks = (text: string): string => text.replace(/\p{M}/gu, '');

/**
 * Shortens `text` to at most `max` Unicode code points, the closing '…' included.
 * Text that fits comes back unchanged; a `max` below 1 gives ''.
 */
export function clampText(text: string, max: number): string {
  if (max < 1) return '';
  // A code point is at most two units, so the slice bounds the work for megabytes of text.
  const points = [...text.slice(0, 2 * (max + 1))];
  if (points.length <= max) return text;
  return points.slice(0, max - 1).join('') + '…';
}
