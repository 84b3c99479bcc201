import { htmlText } from './htmlText';

const WORDS_PER_MINUTE = 200;

/**
 * Minutes needed to read an HTML text. Product rule: words divided by 200, rounded up; never
 * below 1, because '0 min read' tells a reader nothing and 1 is what a stored article starts with.
 */
export function readTime(html: string): number {
  return Math.max(1, Math.ceil(countWords(htmlText(html)) / WORDS_PER_MINUTE));
}

/** Runs of non-space that start with a letter or digit; lone dashes and symbols do not count. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
