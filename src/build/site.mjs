import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleBoot, minified } from './bundle.mjs';
import { brotli, compressed, isText } from './compress.mjs';
import { neededStyles, outputNamed, staticScripts } from './graph.mjs';
import { BuildError } from './options.mjs';
import { hashSource, policyHeader, policyMeta, policyTable } from './policy.mjs';
import { checkClasses, joinStyles, splitStyles } from './styles.mjs';

/** @typedef {import('./options.mjs').Options} Options */
/** @typedef {import('./bundle.mjs').Bundle} Bundle */
/** @typedef {{ id: string, scripts: string[], styles: Set<string> }} RouteParts */
/** @typedef {import('../prerender').PrerenderedPage} Page */

const mainModule = 'src/main.tsx';
/** Only `npm run dev` answers this address. */
const reloadTag = '<script src="/dev/reload.js" async></script>';
const stylesPlaceholder = '%PAGE_STYLES%';

/**
 * Turns one bundle into the finished site in `options.out`.
 * @param {Options} options
 * @param {Bundle} bundle
 */
export async function writeSite(options, bundle) {
  const template = await readTemplate(join(options.root, 'index.html'));
  const [rendered, boot] = await Promise.all([prerender(bundle), bundleBoot(options)]);
  const styles = splitStyles(textOf(bundle, 'main.css'));
  const routes = routeParts(bundle, rendered.routeChunks);
  const shared = neededStyles(bundle.graph, mainModule);
  /** @type {Map<string, Buffer>} */
  const files = new Map();

  const styleUrls = await addStyles(files, routes, styles, shared);
  const scripts = await addScripts(files, bundle, styleUrls);
  /** @type {import('./budgets.mjs').Weight[]} */
  const weights = [];
  /** @type {Record<string, string>} */
  const policies = {};
  for (const page of rendered.pages) {
    const parts = routes.find((each) => each.id === page.route);
    if (!parts) throw new BuildError(`${page.path}: no route named ${page.route}`);
    const style = await minified(
      joinStyles(styles, (each) => shared.has(each) || parts.styles.has(each)),
      'css',
    );
    checkClasses(page.body, style, page.path);
    const urls = scripts.forPage(parts.scripts);
    const policy = policyTable({ scripts: [hashSource(boot)], styles: [hashSource(style)] });
    const html = fill(template, {
      SCRIPTS: urls.join(' '),
      POLICY: policyMeta(policy),
      STYLE: style,
      BOOT: boot,
      HEAD: options.dev ? page.head + reloadTag : page.head,
      PAGE: page.path,
      BODY: page.body,
    });
    files.set(page.file, Buffer.from(html));
    policies[page.file] = policyHeader(policy);
    if (options.dev) continue;
    weights.push({
      page: page.path,
      html: (await brotli(Buffer.from(html))).length,
      scripts: await scripts.weigh(urls),
    });
  }
  for (const [file, text] of Object.entries(rendered.files)) files.set(file, Buffer.from(text));

  await writeAll(options, files);
  return {
    folder: options.out,
    policies,
    weights,
    shellPaths: rendered.shellPaths,
    accounts: rendered.demoAccounts,
  };
}

/** @param {string} path */
async function readTemplate(path) {
  const source = await readFile(path, 'utf8').catch(() => '');
  // inline parts are hashed for the policy: no white space of the formatter may join them
  const text = source.replace(/\n\s*/g, '\n').replace(/>\n(%[A-Z]+%)\n</g, '>$1<');
  for (const name of ['SCRIPTS', 'POLICY', 'STYLE', 'BOOT', 'HEAD', 'PAGE', 'BODY']) {
    const count = text.split(`%${name}%`).length - 1;
    if (count !== 1)
      throw new BuildError(`index.html must hold %${name}% once, it holds it ${count} times`);
  }
  return text;
}

/**
 * @param {string} template
 * @param {Record<string, string>} values
 */
const fill = (template, values) =>
  template.replace(/%([A-Z]+)%/g, (whole, name) => values[name] ?? whole);

/**
 * Runs the prerenderer from a folder of its own, so that none of it reaches the site. The folder
 * stays until the pages are made: they import their chunks from it.
 * @param {Bundle} bundle
 */
async function prerender(bundle) {
  const folder = await mkdtemp(join(tmpdir(), 'wrenview-'));
  try {
    await Promise.all(
      bundle.outputFiles
        .filter((file) => file.path.endsWith('.js'))
        .map((file) => writeFile(join(folder, basename(file.path)), file.contents)),
    );
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    /** @type {typeof import('../prerender')} */
    const { renderSite, ...tables } = await import(
      pathToFileURL(join(folder, 'prerender.js')).href
    );
    return { ...tables, ...(await renderSite()) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Bundle} bundle
 * @param {Record<string, string[]>} routeChunks  chunk file names by route id
 * @returns {RouteParts[]}
 */
function routeParts({ metafile, graph }, routeChunks) {
  return Object.entries(routeChunks).map(([id, chunks]) => {
    const scripts = chunks.map((chunk) => outputNamed(metafile, chunk));
    const sources = scripts.map((script) => metafile.outputs[script]?.entryPoint ?? '');
    return {
      id,
      scripts,
      styles: new Set(sources.flatMap((each) => [...neededStyles(graph, each)])),
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
async function addStyles(files, routes, styles, shared) {
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
async function addScripts(files, bundle, styleUrls) {
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
function textOf(bundle, name) {
  return bundle.outputFiles.find((file) => basename(file.path) === name)?.text ?? '';
}

/**
 * @param {Options} options
 * @param {Map<string, Buffer>} files
 */
async function writeAll(options, files) {
  await rm(options.out, { recursive: true, force: true });
  await cp(join(options.root, 'static'), options.out, { recursive: true });
  for (const path of await readdir(options.out, { recursive: true })) {
    if (isText(path)) files.set(path, await readFile(join(options.out, path)));
  }
  await Promise.all(
    [...files].map(async ([file, bytes]) => {
      await mkdir(dirname(join(options.out, file)), { recursive: true });
      await writeFile(join(options.out, file), bytes);
      if (options.dev) return;
      for (const [name, content] of await compressed(file, bytes))
        await writeFile(join(options.out, name), content);
    }),
  );
}
