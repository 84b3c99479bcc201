const SPACE = /[ \t\n\r]*/y;
const TOKEN =
  /([{}[\],:])|("[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
const VALUE = '{["v';

/** Where and how a JSON text goes wrong; `index` counts UTF-16 units. */
interface JsonError {
  code: 'syntax' | 'too-deep';
  index: number;
}

/**
 * The first error of a JSON text (RFC 8259), null when it is valid and nested at most `maxDepth`
 * levels. Engines word their own message each in its way and often leave the place out.
 */
export function jsonError(text: string, maxDepth: number): JsonError | null {
  const open: string[] = [];
  // The kinds of token allowed next: a sign, '"' a string, 'v' another value, '$' the end.
  let allowed = VALUE;
  for (let index = 0; ;) {
    index += match(SPACE, text, index)?.[0].length ?? 0;
    const [token = '', sign, string] = match(TOKEN, text, index) ?? [];
    const kind = sign ?? (string ? '"' : token ? 'v' : index === text.length ? '$' : '?');
    if (!allowed.includes(kind)) return { code: 'syntax', index };
    if (kind === '$') return null;
    if (open.length === maxDepth && '{['.includes(kind)) return { code: 'too-deep', index };

    const isKey = kind === '"' && !allowed.includes('v');
    if (kind === '{' || kind === '[') open.push(kind);
    if (kind === '}' || kind === ']') open.pop();
    allowed = isKey ? ':' : allowedAfter(kind, open.at(-1));
    index += token.length;
  }
}

function allowedAfter(kind: string, container: string | undefined): string {
  if (kind === '{') return '"}';
  if (kind === '[') return VALUE + ']';
  if (kind === ':') return VALUE;
  if (kind === ',') return container === '{' ? '"' : VALUE;
  if (container === undefined) return '$';
  return container === '{' ? ',}' : ',]';
}

function match(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}
