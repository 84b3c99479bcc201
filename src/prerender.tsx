import { renderToString } from 'react-dom/server';
import { App } from '~/app/App';
import { loadMatch } from '~/app/loadPage';
import { buildPath } from '~/app/match';
import type { Params, Route } from '~/app/page';
import { notFoundRoute, routes, shellRoute } from '~/app/routes';
import { shippedPosts } from '~/content/blog';
import { demoPasswords } from '~/content/demoPasswords';
import { seedStaff } from '~/content/seedStaff';
import { discoveryFiles } from '~/discovery/files';
import { renderHead } from '~/discovery/head';
import { structuredData } from '~/discovery/structuredData';
import { createStore } from '~/state/jotai';

export interface PrerenderedPage {
  /** Route id, for its scripts and styles. */
  route: string;
  /** Address, empty for pages that stand in for many. */
  path: string;
  /** File below the site's folder. */
  file: string;
  head: string;
  body: string;
  /** Whether search engines may list it. */
  indexable: boolean;
}

/** Every page that can be made ahead, the two that stand in for the rest, and the files for machines. */
export async function renderSite(): Promise<{
  pages: PrerenderedPage[];
  files: Record<string, string>;
}> {
  const pages = await Promise.all([
    ...routes.flatMap((route) => paramsOf(route).map((params) => renderPage(route, params))),
    renderPage(notFoundRoute, {}, '404.html'),
    renderPage(shellRoute, {}, 'shell.html'),
  ]);
  const indexable = pages.filter((page) => page.indexable).map(({ path }) => path);
  return { pages, files: discoveryFiles(indexable) };
}

/** Parameters of the pages rendered ahead; none where only a browser knows them. */
function paramsOf(route: Route): readonly Params[] {
  if (!route.path.includes(':')) return [{}];
  return route.id === 'blog-post' ? shippedPosts.map(({ slug }) => ({ slug })) : [];
}

async function renderPage(route: Route, params: Params, file?: string): Promise<PrerenderedPage> {
  const path = file ? `/${file}` : buildPath(route, params);
  const initial = await loadMatch({ path, route, params });
  const app = <App store={createStore()} initial={initial} ssrPath={path} />;
  const head = initial.module.head(params);
  return {
    route: route.id,
    path: file ? '' : path,
    file: file ?? `${path}/index.html`.replace(/^\/+/, ''),
    head: renderHead(head, structuredData(route.id, head, params)),
    body: renderToString(app),
    indexable: !head.noindex,
  };
}

/** Chunks that each route loads, read from its own functions so that the table says it once. */
export const routeChunks: Record<string, string[]> = Object.fromEntries(
  [...routes, notFoundRoute, shellRoute].map(({ id, load, loadFrame }) => {
    const chunks = [load, loadFrame].flatMap((each) => (each ? [chunkOf(each)] : []));
    return [id, chunks];
  }),
);

function chunkOf(load: () => Promise<unknown>): string {
  const chunk = /import\("\.\/([^"]+)"\)/.exec(load.toString())?.[1];
  if (!chunk) throw new Error(`A route does not load a chunk of its own: ${load}`);
  return chunk;
}

/** Addresses that a server answers with shell.html: pages that only a browser can make. */
export const shellPaths: RegExp = new RegExp(
  `^(${routes
    .filter(({ path }) => path.includes(':'))
    .map(({ path }) => path.replace(/:\w+/g, '[^/]+'))
    .join('|')})/?$`,
);

/** What a developer signs in with on the embedded default. */
export const demoAccounts = seedStaff.map(({ id, email }) => ({
  email,
  password: demoPasswords[id] ?? '',
}));
