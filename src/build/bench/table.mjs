/**
 * @param {string} title
 * @param {Record<string, string | number>[]} rows  cells by heading
 * @returns {string} lines, numbers to the right
 */
export function table(title, rows) {
  const headings = Object.keys(rows[0] ?? {});
  const widths = headings.map((heading) =>
    Math.max(heading.length, ...rows.map((row) => String(row[heading] ?? '').length)),
  );
  const line = (/** @type {(heading: string) => string | number} */ cell) =>
    headings
      .map((heading, index) => {
        const value = cell(heading);
        const width = widths[index] ?? 0;
        const isText = typeof rows[0]?.[heading] === 'string';
        return isText ? String(value).padEnd(width) : String(value).padStart(width);
      })
      .join('  ');
  return [
    `\n${title}`,
    line((heading) => heading),
    ...rows.map((row) => line((heading) => row[heading] ?? '')),
  ].join('\n');
}

/** Kilobytes with one place. */
export const kb = (/** @type {number} */ bytes) => Math.round(bytes / 100) / 10;
/** Whole milliseconds. */
export const ms = (/** @type {number} */ time) => Math.round(time);
