import { foldText } from '~/domain/text';

/** The condition of having had a slug earlier; any text may be asked for, so it is quoted. */
export const bearingOnce = (slug: string): [column: string, operator: string, value: string] => [
  'earlier_slugs',
  'cs',
  `{"${slug.replace(/["\\]/g, '\\$&')}"}`,
];

/** The pattern that finds a search text within a folded column; its own signs are meant as such. */
export const patternOf = (search: string): string =>
  `%${foldText(search.trim())
    .replace(/[\\%_]/g, '\\$&')
    .replace(/\*/g, '_')}%`;
