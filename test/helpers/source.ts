/** Reads just enough of TypeScript to check rules on it. */

export interface Import {
  from: string;
  line: number;
}

/** Every static, dynamic and type import of a module. */
export function importsOf(source: string): Import[] {
  const pattern = /(?:\bfrom|\bimport\s*\(?)\s*(['"])([^'"\n]+)\1/g;
  const code = blankComments(source);
  return [...code.matchAll(pattern)].map((match) => ({
    from: match[2] ?? '',
    line: lineAt(code, match.index),
  }));
}

/** What an import of the file at `path` leads to, below the root, as it is written there. */
export function targetOf(path: string, from: string): string {
  if (!from.startsWith('.')) return from.replace(/^~\//, '');
  const parts = folderOf(path).split('/').filter(Boolean);
  for (const part of from.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

export const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/');

/** Numbers of the lines on which `pattern` occurs. */
export const linesMatching = (source: string, pattern: RegExp): number[] =>
  source.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));

/** The same lines without their comments. */
export const blankComments = (source: string): string =>
  source.replace(
    /\/\*[\s\S]*?\*\/|(^|[\s;{}(,])\/\/[^\n]*/g,
    (whole: string, before?: string) =>
      (before ?? '') + whole.slice((before ?? '').length).replace(/[^\n]/g, ' '),
  );

/** The same lines without what their one-line strings say. */
export const blankText = (source: string): string =>
  source.replace(
    /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g,
    (whole) => `'${' '.repeat(whole.length - 2)}'`,
  );

const lineAt = (source: string, index: number): number => source.slice(0, index).split('\n').length;
