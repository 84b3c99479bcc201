import { Problem } from './problem';

/** A value in the text of a statement. Its type is left open, as the real server leaves it. */
export function literal(value: string): string {
  if (value.includes('\0')) {
    throw new Problem(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00');
  }
  return `'${value.replaceAll("'", "''")}'`;
}

export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The values as Postgres writes an array. */
export const arrayText = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** Takes a text apart from the left; patterns are sticky. */
export class Reader {
  #at = 0;
  constructor(readonly text: string) {}

  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text);
    if (!found) return undefined;
    this.#at = pattern.lastIndex;
    return found;
  }

  get atEnd(): boolean {
    return this.#at === this.text.length;
  }
}

/** The text of a quoted value, its escapes resolved. */
export const unquoted = (inner: string): string => inner.replace(/\\(.)/gs, '$1');
