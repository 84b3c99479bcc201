/** How two hosts read the files `_headers` and `_redirects`, after what they have published. */

export type Host = 'netlify' | 'cloudflare';

interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

export interface Redirect {
  from: string;
  to: string;
  status: number;
}

export function readHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    if (line.startsWith('/')) rules.push({ path: line, headers: [] });
    else {
      const [name = '', ...value] = line.split(':');
      rules.at(-1)?.headers.push([name.trim().toLowerCase(), value.join(':').trim()]);
    }
  }
  return rules;
}

/** Every value that the rules for a path set of each header; a host joins them with commas. */
export function headersAt(rules: HeaderRule[], host: Host, path: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const rule of rules) {
    if (!patternOf(host, rule.path).test(path)) continue;
    for (const [name, value] of rule.headers) found.set(name, [...(found.get(name) ?? []), value]);
  }
  return found;
}

export const readRedirects = (text: string): Redirect[] =>
  linesOf(text).map((line) => {
    const [from = '', to = '', status = '302'] = line.split(/\s+/);
    return { from, to, status: Number(status) };
  });

/**
 * The file that a host sends for a path, where all rules are rewrites; null is a 404. Cloudflare
 * looks for a rule before it looks for a file, Netlify the other way round.
 */
export function fileAt(
  redirects: Redirect[],
  host: Host,
  files: ReadonlySet<string>,
  path: string,
): string | null {
  const file = (address: string) => lookUp(files, address);
  if (host === 'netlify' && file(path)) return file(path);
  const plain = redirects.filter(({ from }) => !/[:*]/.test(from));
  const rule =
    plain.find(({ from }) => from === path) ??
    redirects.find(({ from }) => patternOf(host, from).test(path));
  return file(rule?.to ?? path);
}

/** `/a` is `a`, `a.html` or `a/index.html`; Cloudflare would redirect from `/a.html` to `/a`. */
const lookUp = (files: ReadonlySet<string>, address: string): string | null => {
  const name = address.slice(1).replace(/\/$/, '');
  const names = address.endsWith('/')
    ? [`${name}/index.html`.replace(/^\//, '')]
    : [name.replace(/\.html$/, ''), `${name}.html`, `${name}/index.html`];
  return names.find((each) => files.has(each)) ?? null;
};

function patternOf(host: Host, rule: string): RegExp {
  if (host === 'cloudflare')
    return new RegExp(`^${escaped(rule).replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`);
  const parts = rule.split('/').filter(Boolean).map(netlifyPart);
  return new RegExp(`^/${parts.join('/')}/?$`, 'i');
}

/** A star alone also stands for nothing at all, the slash before it included. */
function netlifyPart(part: string): string {
  if (part.startsWith(':')) return '[^/]+';
  return part === '*' ? '?.*' : escaped(part).replaceAll('*', '.*');
}

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
