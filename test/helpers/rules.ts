/** The rules of the source tree, as a check of `{ path below src/ → source text }`. */
import {
  blankComments,
  blankText,
  folderOf,
  type Import,
  importsOf,
  linesMatching,
  targetOf,
} from './source';

export type Sources = Readonly<Record<string, string>>;

/** What each layer may import beside itself. Files directly in src/ are entries. */
const layers: Readonly<Record<string, readonly string[]>> = {
  boot: ['content', 'lib'],
  build: [],
  lib: [],
  domain: [],
  ui: ['lib'],
  content: ['domain'],
  data: ['content', 'domain', 'lib'],
  state: ['data', 'content', 'domain', 'lib'],
  parts: ['state', 'data', 'content', 'domain', 'lib', 'ui'],
  layout: ['parts', 'state', 'data', 'content', 'domain', 'lib', 'ui'],
  pages: ['layout', 'parts', 'state', 'data', 'content', 'domain', 'lib', 'ui'],
  app: ['pages', 'layout', 'parts', 'state', 'data', 'content', 'domain', 'lib', 'ui', 'styles'],
  discovery: ['domain', 'content', 'lib'],
  styles: [],
  // runs in the browser, but in no page
  worker: [],
  // runs on the hosted service, by itself
  supabase: [],
};
/** What each folder of data/ may import of it; contracts stand beside the folders. */
const dataFolders: Readonly<Record<string, readonly string[]>> = {
  '': [],
  local: [''],
  supabase: ['', 'local'],
  open: ['', 'local', 'supabase'],
};
/** What an entry may import. */
const entries: Readonly<Record<string, readonly string[]>> = {
  'main.tsx': ['app', 'content', 'lib'],
  'prerender.tsx': ['app', 'content', 'discovery'],
  'theme-boot.ts': ['boot'],
  'start-boot.ts': ['boot'],
  'awaited-boot.ts': ['boot'],
  'sample-top-boot.ts': ['boot'],
  'sample-rest-boot.ts': ['boot'],
  'globals.d.ts': [],
};

/** Imports that may leave the layers, each for its reason. */
const exceptions = new Set([
  // reads what is stored without the code behind it, for just such a script
  'boot → ~/data/hints',
  // looks whether that code is still there
  'boot → ~/data/siteAnswers',
]);

const storage = /\b(localStorage|sessionStorage|indexedDB)\b|\bfetch\(/;
/** Boundaries, actions, promises as children, elements of the head, elements of one's own. */
const leftOut =
  /\b(Suspense(List)?|ViewTransition|useActionState|useOptimistic|useFormStatus)\b|<Activity[\s/>]|(^|[^\w.])(use|lazy)\(|<(title|meta|link|style|script)[\s/>]|<[a-z]+-[a-z]|<Fragment[^>]* ref=/;
const maxLines = 200;
/** Where the hosted service looks for a function. */
const edgeFunction = /^supabase\/functions\/[^/]+\/index\.ts$/;

/** Patterns that no line of code may hold, except in the files named. */
const bans: readonly { what: string; pattern: RegExp; allowed: RegExp; text?: true }[] = [
  { what: 'a type `any`', pattern: /(?:[:<,|(]\s*|\bas\s+)any\b(?!\s*\()/, allowed: /^$/ },
  { what: 'a `!` instead of a check', pattern: /[\w)\]]!(?=[.[;,)]|$)/, allowed: /^$/ },
  {
    what: 'a silenced type error',
    pattern: /@ts-(ignore|nocheck|expect-error)/,
    allowed: /^$/,
    text: true,
  },
  { what: 'a style prop, which the content policy drops', pattern: /\bstyle=\{/, allowed: /^$/ },
  { what: 'window.open', pattern: /\bwindow\.open\b/, allowed: /^$/ },
  {
    what: 'unsanitised HTML',
    pattern: /\b(dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML)\b/,
    allowed: /^ui\/(Prose|Kept)\.tsx$/,
  },
  {
    what: 'a feature that the build leaves out of React',
    pattern: leftOut,
    allowed: /^(?!.*\.tsx$)/,
  },
  {
    what: 'storage or network outside of data/',
    pattern: storage,
    allowed: /^(data\/|boot\/theme\.ts$|build\/|worker\/)/,
  },
];

/** @returns those that no import of the sources needs */
export const needlessExceptions = (sources: Sources): string[] => {
  const imports = Object.entries(sources).flatMap(([path, source]) =>
    importsOf(source).map(({ from }) => `${layerOf(path)} → ${from}`),
  );
  return [...exceptions].filter((each) => !imports.includes(each));
};

/** @returns one line for each broken rule: where, and which */
export function brokenRules(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([path, source]) => [
    ...importsOf(source).flatMap((each) =>
      brokenByImport(path, each).map((rule) => `${path}:${each.line}: ${rule}`),
    ),
    ...brokenByText(path, source),
    ...brokenByShape(path, source),
  ]);
}

function brokenByImport(path: string, { from }: Import): string[] {
  const layer = layerOf(path);
  const broken: string[] = [];
  const target = targetOf(path, from);
  const inside = from.startsWith('.') || from.startsWith('~/');
  if (!inside)
    return from.startsWith('jotai') && path !== 'state/jotai.ts'
      ? ['only state/jotai.ts imports jotai']
      : [];

  const targetLayer = layerOf(target);
  const allowed = entries[path] ?? layers[layer] ?? [];
  if (
    targetLayer !== layer &&
    !allowed.includes(targetLayer) &&
    !exceptions.has(`${layer} → ${from}`)
  ) {
    broken.push(`${layer || 'this entry'} must not import from ${targetLayer || target}`);
  }
  if (from.startsWith('.') && targetLayer !== layer && layer) {
    broken.push(`import of another folder is to be written ~/${target}`);
  }
  if (targetLayer === 'data') {
    const importer = layer === 'data' ? dataFolderOf(path) : layer;
    const seen = layer === 'data' ? [importer, ...(dataFolders[importer] ?? [])] : ['', 'open'];
    if (!seen.includes(dataFolderOf(target)))
      broken.push(`${folderOf(path)} must not import from ${folderOf(target)}`);
  }
  if (layer === 'pages' && targetLayer === 'pages') {
    if (areaOf(target) !== areaOf(path)) broken.push('pages do not import each other');
    else if (/Page$/.test(target)) broken.push('a page does not import another page');
  }
  return broken;
}

function brokenByText(path: string, source: string): string[] {
  const code = blankText(blankComments(source));
  return bans.flatMap(({ what, pattern, allowed, text }) =>
    allowed.test(path)
      ? []
      : linesMatching(text ? source : code, pattern).map((line) => `${path}:${line}: ${what}`),
  );
}

function brokenByShape(path: string, source: string): string[] {
  const broken: string[] = [];
  const lines = source.trimEnd().split('\n').length;
  if (/(^|\/)index\.tsx?$/.test(path) && !edgeFunction.test(path))
    broken.push(`${path}:1: a barrel file`);
  if (lines > maxLines && layerOf(path) !== 'content') {
    broken.push(`${path}:${maxLines + 1}: longer than ${maxLines} lines (${lines})`);
  }
  if (!entries[path] && !layers[layerOf(path)]) broken.push(`${path}:1: in no known layer`);
  return broken;
}

const layerOf = (path: string): string => (path.includes('/') ? (path.split('/')[0] ?? '') : '');
/** Folder of a group of pages, such as pages/info. */
const areaOf = (path: string): string => path.split('/').slice(0, 2).join('/');
/** Folder within data/, '' for a file that stands beside the folders. */
const dataFolderOf = (path: string): string => path.split('/').slice(1, -1).join('/');
