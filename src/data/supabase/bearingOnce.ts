/** The condition of having had a slug earlier; any text may be asked for, so it is quoted. */
export const bearingOnce = (slug: string): [column: string, operator: string, value: string] => [
  'earlier_slugs',
  'cs',
  `{"${slug.replace(/["\\]/g, '\\$&')}"}`,
];
