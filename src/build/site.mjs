import { join } from 'node:path';
import {
  accountModules,
  adminModules,
  mainModule,
  prerenderModule,
  sessionModule,
  storedPostModules,
} from './areas.mjs';
import { addScripts } from './assets.mjs';
import { signInJourney } from './budgets.mjs';
import { inlineProperties, shortenProperties } from './customProperties.mjs';
import { inOrder, outputHolding } from './graph.mjs';
import { addInlineScripts, readInlineScripts } from './inlineScripts.mjs';
import { BuildError } from './options.mjs';
import { addParts, hasStyles, routeParts } from './parts.mjs';
import { hashSource, policyHeader, policyMeta, policyTable } from './policy.mjs';
import { checkClasses, joinStyles, minified, splitStyles } from './styles.mjs';
import { readTemplate } from './template.mjs';
import { inlineUrgentPictures } from './urgentPictures.mjs';
import { makeWorker } from './worker.mjs';

/** @typedef {import('./options.mjs').Options} Options */
/** @typedef {import('./bundle.mjs').Bundle} Bundle */
/** @typedef {import('./output.mjs').Files} Files */
/** @typedef {import('../prerender').PrerenderedPage} Page */
/** @typedef {import('./parts.mjs').RouteParts} RouteParts */

/**
 * @typedef {object} BuiltPage
 * @property {string} path       address; the file's own for pages that stand in for others
 * @property {string} file
 * @property {boolean} indexable
 * @property {string[]} scripts  files that it loads by itself, a page for members where one is signed in
 * @property {string[]} arrival  files that a click leading to it fetches when nothing else was yet
 * @property {string[]} awake    scripts that it has loaded once something wakes it
 */

/** @param {string} file */
const addressOf = (file) => `/${file}`;

/**
 * Pages much alike that have one style sheet among them, because hosts take one line of policy for
 * all pages, with no room for the hash of yet another: those without an address that only say
 * something, and those that links in mails lead to.
 * @type {((page: Page) => boolean)[]}
 */
const alike = [
  ({ path, draws }) => !path && !draws,
  ({ route }) => ['reset-password', 'confirm-email'].includes(route),
];

/** Only `npm run dev` answers this address. */
const reloadTag = '<script src="/dev/reload.js" async></script>';

/**
 * Turns one bundle into the finished site, in memory.
 * @param {Options} options
 * @param {Bundle} bundle
 * @param {import('./prerender.mjs').Rendered} rendered
 * @param {(scripts: Files) => void} [early]  takes the scripts before any page is made
 */
export async function assembleSite(options, bundle, rendered, early = () => {}) {
  /** @type {Files} */
  const files = new Map();
  const scriptsOf = addScripts(files, bundle, options.dev);
  early(files);
  const [fill, inlineScripts] = await Promise.all([
    readTemplate(join(options.root, 'index.html')),
    readInlineScripts(options),
  ]);
  const styles = splitStyles(
    options.dev ? bundle.css : await minified(shortenProperties(inlineProperties(bundle.css))),
    inOrder(bundle.graph, [prerenderModule, mainModule]),
  );
  const routes = routeParts(bundle, rendered);
  const version = addParts(files, bundle, routes, styles, rendered, options.dev);
  const core = scriptsOf([]);
  const backend = options.supabase ? 'supabase' : 'local';
  /** By audience, what pages ask for beside their own scripts once somebody is let in. */
  const backends = {
    customer: [accountModules[backend]],
    staff: [accountModules[backend], adminModules[backend]],
  };
  const statics = join(options.root, 'static');
  /** @type {Record<string, string>} */
  const policies = {};

  const outputsOf = (/** @type {readonly string[]} */ modules) =>
    modules.map((module) => outputHolding(bundle.metafile, module));
  const ownScripts = (/** @type {{ scripts: string[] }} */ { scripts }) =>
    scriptsOf(scripts).filter((each) => !core.includes(each));
  const sheetOf = (/** @type {RouteParts} */ { id }) => `assets/${id}-${version}.css`;
  const stylesOf = (/** @type {Page[]} */ pages) => {
    const ids = pages.map(({ route }) => route);
    return new Set(routes.flatMap(({ id, styles }) => (ids.includes(id) ? [...styles] : [])));
  };
  const standsInFor = routes.flatMap((route) => {
    const address = rendered.publicShells[route.id];
    // a post that was not rendered ahead is one that the database holds
    const later = options.supabase && route.id === 'blog-post' ? storedPostModules : [];
    const scripts = [...route.scripts, ...outputsOf(later)];
    const own = [sheetOf(route), ...ownScripts({ scripts })];
    return address ? [[address, ...own.map(addressOf)].join(' ')] : [];
  });

  /**
   * @param {Page} page
   * @returns {Promise<BuiltPage>}
   */
  async function add(page) {
    const route = routes.find((each) => each.id === page.route);
    if (!route) throw new BuildError(`${page.path}: no route named ${page.route}`);
    const isOfKind = alike.find((kind) => kind(page));
    const sheets = isOfKind ? stylesOf(rendered.pages.filter(isOfKind)) : route.styles;
    const wanted = (/** @type {string} */ each) => route.usual.has(each) || sheets.has(each);
    const style = joinStyles(styles, wanted);
    checkClasses(page.body, style, page.path);
    const own = ownScripts(route);
    const asked = page.audience ? backends[page.audience] : [];
    const all = scriptsOf([...route.scripts, ...outputsOf(asked)]);
    const drawn = options.dev ? page.body : await inlineUrgentPictures(page.body, statics);
    const { head: boot, within, body } = addInlineScripts(page, drawn, inlineScripts);
    const scripts = page.live ? all : core;
    const policy = policyTable({
      scripts: [boot, ...within].map(hashSource),
      styles: [hashSource(style)],
      servers: options.supabase ? [options.supabase.url] : [],
    });
    const html = fill({
      SCRIPTS: scripts.map(addressOf).join(' '),
      VERSION: version,
      OWN: page.standsIn ? ` data-own="${standsInFor.join()}"` : '',
      POLICY: policyMeta(policy),
      STYLE: style,
      BOOT: boot,
      HEAD: options.dev ? page.head + reloadTag : page.head,
      PAGE: page.path || `/${page.file}`,
      DATA: page.structuredData,
      BODY: body,
    });
    files.set(page.file, Buffer.from(html));
    policies[page.file] = policyHeader(policy);
    const { file, path, indexable } = page;
    const sheet = page.part && hasStyles(page.part, route.id) ? [] : [sheetOf(route)];
    const content = page.part ? [`assets/${page.part.name}-${version}.html`] : own;
    // no click leads to what stands in for others
    const arrival = path || page.part ? [...sheet, ...content] : [];
    const awake = page.still ? core : all;
    return { file, path: path || `/${file}`, indexable, scripts, arrival, awake };
  }

  const pages = await Promise.all(rendered.pages.map(add));
  const scripts = scriptsOf([
    ...routes.flatMap(({ id, scripts }) => (/^(login|dashboard)$/.test(id) ? scripts : [])),
    ...outputsOf([...backends.customer, sessionModule]),
  ]);
  const signIn = {
    path: signInJourney,
    file: '',
    indexable: false,
    scripts,
    arrival: [],
    awake: scripts,
  };
  for (const [file, text] of Object.entries(rendered.files)) files.set(file, Buffer.from(text));
  files.set(...(await makeWorker(options, files, rendered)));
  return {
    files,
    pages,
    journeys: [signIn],
    policies,
    standIns: rendered.standIns,
    accounts: rendered.demoAccounts,
  };
}
