/** The condition of having had one of these slugs earlier; any text may be asked for, so it is quoted. */
export const bearingOnce = (
  ...slugs: readonly string[]
): [column: string, operator: string, value: string] => [
  'earlier_slugs',
  'ov',
  `{${slugs.map((slug) => `"${slug.replace(/["\\]/g, '\\$&')}"`).join()}}`,
];
