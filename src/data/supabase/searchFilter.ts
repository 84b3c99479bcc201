import { foldText } from '~/domain/text';

/**
 * The condition of holding a search text in the folded column; its special characters are taken
 * literally. In a pattern the database's interface takes every star for a wildcard, in an expression
 * it does not.
 */
export function searchFilter(search: string): [column: string, operator: string, value: string] {
  const text = foldText(search.trim());
  return text.includes('*')
    ? ['search_text', 'match', text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')]
    : ['search_text', 'ilike', `%${text.replace(/[\\%_]/g, '\\$&')}%`];
}
