/** The condition of having had a slug earlier; it is quoted, because any text may be asked for. */
export const earlierSlugFilter = (
  slug: string,
): [column: string, operator: string, value: string] => [
  'earlier_slugs',
  'cs',
  `{"${slug.replace(/["\\]/g, '\\$&')}"}`,
];
