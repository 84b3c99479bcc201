import { renderToString } from 'react-dom/server';
import { App } from '~/app/App';
import { fromCode } from '~/app/fromCode';
import { loadMatch } from '~/app/loadPage';
import { buildPath, partName } from '~/app/match';
import type { Audience, Params, Route } from '~/app/page';
import { setPageSource, siteStyles } from '~/app/pageSource';
import { notFoundRoute, offlineRoute, routes, sampleRoute, shellRoute } from '~/app/routes';
import { stillPages } from '~/app/stillPages';
import { shippedPosts } from '~/content/blog';
import { demoPasswords } from '~/content/demoPasswords';
import { seedStaff } from '~/content/seedStaff';
import { discoveryFiles } from '~/discovery/files';
import { renderHead, renderHeadOfPart, renderStructuredData } from '~/discovery/head';
import { structuredData } from '~/discovery/structuredData';

export interface PrerenderedPage {
  /** Route id, for its scripts and styles. */
  route: string;
  /** Address, empty for pages that stand in for many. */
  path: string;
  /** File below the site's folder. */
  file: string;
  head: string;
  body: string;
  /** Follows the body. */
  structuredData: string;
  /** Whether search engines may list it. */
  indexable: boolean;
  /** Whether it needs scripts of its own from the start. */
  live: boolean;
  /** Whether it never needs any. */
  still: boolean;
  /** Who may see it: until scripts have made it, it says that it loads. Null is everybody. */
  audience: Audience | null;
  /** Whether it is the one that stands in for all pages that cannot be made ahead. */
  standsIn: boolean;
  /** Whether it draws the page that is asked for out of its templates. */
  draws: boolean;
  /** The page by itself, fetched after a click on its link; null where that takes its code. */
  part: { name: string; html: string } | null;
}

setPageSource(fromCode);

/** Pages that stand in for others, with their files. */
const standInFiles = new Map([
  [notFoundRoute, '404.html'],
  [offlineRoute, 'offline.html'],
  [shellRoute, 'shell.html'],
  [sampleRoute, 'sample.html'],
]);

interface PageToRender {
  route: Route;
  params: Params;
  /** Address; the file's own for pages that stand in for others. */
  path: string;
  /** File below the site's folder. */
  file: string;
  /** What the page by itself is called. */
  part: string;
}

/** Every page that can be made ahead, and those that stand in for the rest. */
const sitePages: readonly PageToRender[] = [
  ...routes.flatMap((route) => paramsOf(route).map((params) => pageOf(route, params))),
  ...[...standInFiles].map(([route, file]) => pageOf(route, {}, file)),
];

/** File and part of each page, to tell which is asked for. */
export const pageFiles = sitePages.map(({ file, part }) => ({ file, part }));

/**
 * The pages, and the files for machines, which are about all of them.
 * @param wanted  leaves out the pages that nobody looks at, and then those files
 */
export async function renderSite(wanted: (file: string) => boolean = () => true): Promise<{
  pages: PrerenderedPage[];
  files: Record<string, string>;
  /** Addresses of pages that are the same for everyone: a browser may keep those. */
  publicPaths: RegExp;
}> {
  const asked = sitePages.filter(({ file }) => wanted(file));
  const pages = await Promise.all(asked.map(renderPage));
  const indexable = pages.filter((page) => page.indexable).map(({ path }) => path);
  const hidden = new Set(pages.filter((page) => !page.indexable).map(({ route }) => route));
  const open = routes.filter(({ id, guard }) => !guard && !hidden.has(id));
  const publicPaths = patternOf(open.map(({ path }) => path));
  const isWhole = asked.length === sitePages.length;
  return { pages, files: isWhole ? discoveryFiles(indexable) : {}, publicPaths };
}

/** Parameters of the pages rendered ahead; none where only a browser knows them. */
function paramsOf(route: Route): readonly Params[] {
  if (!route.path.includes(':')) return [{}];
  return route.id === 'blog-post' ? shippedPosts.map(({ slug }) => ({ slug })) : [];
}

function pageOf(route: Route, params: Params, ownFile?: string): PageToRender {
  const path = ownFile ? `/${ownFile}` : buildPath(route, params);
  const file = ownFile ?? `${path}/index.html`.replace(/^\/+/, '');
  return { route, params, path, file, part: partName(route, params) };
}

async function renderPage(page: PageToRender): Promise<PrerenderedPage> {
  const { route, params, path, file, part } = page;
  const initial = await loadMatch({ path, route, params });
  const head = initial.head(params);
  const { load, wakes } = route;
  // of the pages that stand in for others, a click leads to none but 'not found'
  const isArrivedAt = route.path || route === notFoundRoute;
  const isPart = isArrivedAt && (!load || wakes);
  const body = renderToString(<App initial={initial} ssrPath={path} />);
  return {
    route: route.id,
    path: path === `/${file}` ? '' : path,
    file,
    head: renderHead(head),
    body,
    structuredData: renderStructuredData(structuredData(route.id, head, params)),
    indexable: !head.noindex && !head.isPending,
    live: Boolean(load && !wakes),
    still: !load,
    audience: route.guard ?? null,
    standsIn: route === shellRoute,
    draws: route === sampleRoute,
    part: !isPart ? null : { name: part, html: renderHeadOfPart(head) + pageAlone(body, route) },
  };
}

/** The page by itself, out of all that stands around it. */
function pageAlone(body: string, { wakes }: Route): string {
  const kept = /<main[^>]*>(<div data-keep.*)<\/main>/s.exec(body)?.[1];
  if (!kept) throw new Error('A page without code has no part that is kept');
  // a form is to be hydrated like a document
  if (wakes?.isForm) return kept;
  // of no use here: React's marks where texts meet
  return kept.replaceAll('<!-- -->', '');
}

/** Chunks that each route loads, read from its own functions so that the table says it once. */
export const routeChunks: Record<string, string[]> = Object.fromEntries(
  [...routes, ...standInFiles.keys()].map(({ id, load, loadFrame, loadGuard }) => {
    const chunks = [load ?? stillPages[id], loadFrame, loadGuard].flatMap((each) =>
      each ? [chunkOf(each)] : [],
    );
    return [id, chunks];
  }),
);

/** Those that stand in a frame of their own: they go without the styles of the site's. */
export const staffRoutes: readonly string[] = routes
  .filter(({ loadFrame }) => loadFrame)
  .map(({ id }) => id);

function chunkOf(load: () => Promise<unknown>): string {
  const chunk = /import\("\.\/([^"]+)"\)/.exec(load.toString())?.[1];
  if (!chunk) throw new Error(`A route does not load a chunk of its own: ${load}`);
  return chunk;
}

/**
 * Routes of pages that only a browser can make, some of them rendered ahead all the same, each with
 * the file that a server answers with where no page stands ready.
 */
export const standIns = routes
  .filter(({ path }) => path.includes(':'))
  .map((route) => ({
    path: route.path,
    pattern: patternOf([route.path]),
    file: standInFiles.get(standInOf(route)) ?? '',
  }));

/** How the addresses of those for everybody begin, by id of their route. */
export const publicShells: Readonly<Record<string, string>> = Object.fromEntries(
  routes
    .filter((route) => route.path.includes(':') && !route.guard)
    .filter((route) => standInOf(route) === shellRoute)
    .map(({ id, path }) => [id, path.slice(0, path.indexOf(':'))]),
);

function standInOf({ isDrawn }: Route): Route {
  return isDrawn ? sampleRoute : shellRoute;
}

function patternOf(paths: readonly string[]): RegExp {
  return new RegExp(`^(${paths.map((path) => path.replace(/:\w+/g, '[^/]+')).join('|')})/?$`);
}

export { keptPages } from '~/content/offline';
export { siteStyles };

/** What a developer signs in with on the embedded default. */
export const demoAccounts = seedStaff.map(({ id, email }) => ({
  email,
  password: demoPasswords[id] ?? '',
}));
