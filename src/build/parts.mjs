import { createHash } from 'node:crypto';
import { mainModule } from './areas.mjs';
import { neededStyles, pageStyles, scriptOf } from './graph.mjs';
import { usualStyles } from './groups.mjs';
import { joinStyles } from './styles.mjs';

/** @typedef {import('./bundle.mjs').Bundle} Bundle */
/** @typedef {import('./output.mjs').Files} Files */
/** @typedef {import('./prerender.mjs').Rendered} Rendered */
/**
 * What a route is made of.
 * @typedef {object} RouteParts
 * @property {string} id
 * @property {string[]} scripts
 * @property {Set<string>} styles  its own, by source path
 * @property {Set<string>} usual   those that are there wherever its frame is
 */

/**
 * @param {Bundle} bundle
 * @param {Pick<Rendered, 'routeModules' | 'staffRoutes'>} tables
 * @returns {RouteParts[]}
 */
export function routeParts({ metafile, graph }, { routeModules, staffRoutes }) {
  const core = neededStyles(graph, mainModule);
  const site = new Set([...core, ...usualStyles(graph)]);
  return Object.entries(routeModules).map(([id, modules]) => ({
    id,
    scripts: modules.flatMap((module) => scriptOf(metafile, module) ?? []),
    styles: new Set(modules.flatMap((module) => [...pageStyles(graph, module)])),
    usual: staffRoutes.includes(id) ? core : site,
  }));
}

/**
 * For those who come to a page by a click: one stylesheet a route, without what is usual, one for
 * those who come from a page without the site's frame, and the HTML of pages that need no more. That
 * of a route's only page has the styles within.
 * @param {Files} files
 * @param {Bundle} bundle
 * @param {RouteParts[]} routes
 * @param {Map<string, string>} styles
 * @param {Pick<Rendered, 'siteStyles' | 'pages'>} rendered
 * @param {boolean} dev  not every page is there, so the version is that of the bundle
 * @returns {string} the version that their names carry
 */
export function addParts(files, { graph, outputFiles }, routes, styles, rendered, dev) {
  const { pages, siteStyles } = rendered;
  const core = neededStyles(graph, mainModule);
  const wanted = [
    { id: siteStyles, own: usualStyles(graph), usual: core },
    ...routes.map(({ id, styles: own, usual }) => ({ id, own, usual })),
  ];
  const sheets = wanted.map(({ id, own, usual }) => ({
    id,
    rules: joinStyles(styles, (each) => own.has(each) && !usual.has(each)),
  }));
  const rulesOf = new Map(sheets.map(({ id, rules }) => [id, rules]));
  const parts = pages.flatMap(({ route, part }) => {
    if (!part) return [];
    const rules = hasStyles(part, route) && rulesOf.get(route);
    // as data: the content policy, which holds for fetched documents, lets in no `<style>`
    const held = rules ? `<script type="text/css">${rules}</script>` : '';
    return { name: part.name, html: held + part.html };
  });
  const version = contentHash(
    JSON.stringify(dev ? outputFiles.map(({ hash }) => hash) : [sheets, parts]),
  );
  const still = new Set(pages.filter((page) => page.still).map(({ route }) => route));
  for (const { id, rules } of sheets)
    if (!still.has(id)) files.set(`assets/${id}-${version}.css`, Buffer.from(rules));
  for (const { name, html } of parts)
    files.set(`assets/${name}-${version}.html`, Buffer.from(html));
  return version;
}

/**
 * Whether a page that is fetched as HTML brings its styles: where more share them, they lie apart.
 * @param {{ name: string }} part
 * @param {string} route  its id
 */
export const hasStyles = ({ name }, route) => name === route;

/** @param {string} content */
const contentHash = (content) => createHash('sha256').update(content).digest('hex').slice(0, 8);
