import type { Article } from '~/domain/entities';
import { parseArticle } from '../parse';
import { readRecords } from './records';

/** The articles in a stored text; null for one that holds nothing readable. */
export function articlesIn(text: string): readonly Article[] | null {
  const { records, damaged } = readRecords(text, parseArticle);
  return records.length === 0 && damaged.length > 0 ? null : records;
}
