import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { minified } from './bundle.mjs';
import { brotli } from './compress.mjs';
import { pageStyles, outputNamed, staticScripts } from './graph.mjs';
import { joinStyles } from './styles.mjs';

/** @typedef {import('./bundle.mjs').Bundle} Bundle */
/** @typedef {{ id: string, scripts: string[], styles: Set<string> }} RouteParts */

const stylesPlaceholder = '%PAGE_STYLES%';

/**
 * @param {Bundle} bundle
 * @param {Record<string, string[]>} routeChunks  chunk file names by route id
 * @returns {RouteParts[]}
 */
export function routeParts({ metafile, graph }, routeChunks) {
  return Object.entries(routeChunks).map(([id, chunks]) => {
    const scripts = chunks.map((chunk) => outputNamed(metafile, chunk));
    const sources = scripts.map((script) => metafile.outputs[script]?.entryPoint ?? '');
    return {
      id,
      scripts,
      styles: new Set(sources.flatMap((each) => [...pageStyles(graph, each)])),
    };
  });
}

/**
 * One stylesheet a route, for those who come to it by a click: without the shared rules.
 * @param {Map<string, Buffer>} files
 * @param {RouteParts[]} routes
 * @param {Map<string, string>} styles
 * @param {Set<string>} shared
 * @returns {Promise<Record<string, string>>} URL by route id
 */
export async function addStyles(files, routes, styles, shared) {
  /** @type {Record<string, string>} */
  const urls = {};
  for (const route of routes) {
    const rules = await minified(
      joinStyles(styles, (each) => route.styles.has(each) && !shared.has(each)),
      'css',
    );
    if (!rules) continue;
    const file = `assets/${route.id}-${contentHash(rules)}.css`;
    files.set(file, Buffer.from(rules));
    urls[route.id] = `/${file}`;
  }
  return urls;
}

/**
 * Adds every script a browser can reach. The entry is named last, because it holds the
 * addresses of the stylesheets.
 * @param {Map<string, Buffer>} files
 * @param {Bundle} bundle
 * @param {Record<string, string>} styleUrls
 */
export async function addScripts(files, bundle, styleUrls) {
  const { outputs } = bundle.metafile;
  const main = outputNamed(bundle.metafile, 'main.js');
  const reachable = new Set([main]);
  for (const path of reachable)
    for (const each of outputs[path]?.imports ?? []) reachable.add(each.path);
  /** @type {Map<string, string>} */
  const urlOf = new Map();
  for (const path of reachable) {
    if (!path.endsWith('.js')) continue;
    let code = textOf(bundle, basename(path));
    if (path === main)
      code = code.replace(stylesPlaceholder, JSON.stringify(styleUrls).replaceAll('"', '\\"'));
    const bytes = Buffer.from(await minified(code, 'js'));
    const name = path === main ? `main-${contentHash(bytes)}.js` : basename(path);
    urlOf.set(path, `/assets/${name}`);
    files.set(`assets/${name}`, bytes);
  }
  /** @type {Map<string, number>} */
  const weightOf = new Map();
  return {
    /** @param {string[]} own  the route's own scripts; the entry comes first */
    forPage(own) {
      const paths = new Set([main, ...own].flatMap((path) => staticScripts(bundle.metafile, path)));
      return [...paths].map((path) => urlOf.get(path) ?? '').filter(Boolean);
    },
    /** @param {string[]} urls */
    async weigh(urls) {
      let total = 0;
      for (const url of urls) {
        const known =
          weightOf.get(url) ?? (await brotli(files.get(url.slice(1)) ?? Buffer.alloc(0))).length;
        weightOf.set(url, known);
        total += known;
      }
      return total;
    },
  };
}

/** @param {string | Buffer} content */
const contentHash = (content) => createHash('sha256').update(content).digest('hex').slice(0, 8);

/**
 * @param {Bundle} bundle
 * @param {string} name
 */
export function textOf(bundle, name) {
  return bundle.outputFiles.find((file) => basename(file.path) === name)?.text ?? '';
}
