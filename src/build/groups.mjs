import { areasOf, isForVisitors, isMenuPage, mainModule } from './areas.mjs';
import { fetchedEntries, neededScripts, outputBytes, pageStyles } from './graph.mjs';
import { costOfJoining, joinGroups } from './joinGroups.mjs';

/** @typedef {import('esbuild').Metafile} Metafile */
/** @typedef {import('./joinGroups.mjs').Group} Group */

const homePage = 'src/pages/home/HomePage.tsx';
/** Rules like no others: in every page they would weigh about as much as home saves by them. */
const unlikeOthers = 'src/parts/Guide.module.css';
/**
 * Minified bytes that cost all visitors about as much as a request costs those of one page of the
 * menu.
 */
const smallPart = 1000;

/**
 * esbuild makes a chunk for each combination of entries that share something: dozens of files of a
 * few hundred bytes. Here shared scripts are put into groups that are loaded as a whole: the core,
 * and others that are joined while a request costs more than what pages then load for nothing.
 * @param {Metafile} graph  of a build without groups
 * @returns {Set<string>[]} source paths, those of the core first
 */
export function groupModules(graph) {
  const core = new Set([...neededScripts(graph, mainModule), ...usualScripts(graph)]);
  const joined = joinWithinAreas(graph, core);
  const small = new Set(joined.filter(isSmallPartOfMenu));
  for (const { modules } of small) for (const module of modules) core.add(module);
  return [core, ...joined.filter((each) => !small.has(each)).map(({ modules }) => modules)];
}

/** @param {Group} group */
const isSmallPartOfMenu = ({ bytes, users }) =>
  bytes < smallPart * [...users].filter(isMenuPage).length;

/**
 * @param {Metafile} graph
 * @param {Set<string>} core
 */
function joinWithinAreas(graph, core) {
  /** @type {Map<string, Group[]>} */
  const byAreas = new Map();
  for (const group of sharedBySame(graph, core)) {
    const areas = [...new Set([...group.users].flatMap(areasOf))].sort().join();
    byAreas.set(areas, [...(byAreas.get(areas) ?? []), group]);
  }
  const costOf = costOfJoining(graph);
  return [...byAreas.values()].flatMap((groups) => joinGroups(groups, costOf));
}

/**
 * Stylesheets that every page carries for what is clicked next: what a third of the visitors'
 * pages need, and most of the home page's, which is the heaviest to come to and a click away from all.
 * @param {Metafile} graph
 * @returns {Set<string>} source paths
 */
export function usualStyles(graph) {
  const pages = Object.keys(graph.inputs).filter(isForVisitors);
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const page of pages)
    for (const each of pageStyles(graph, page)) users.set(each, [...(users.get(each) ?? []), page]);
  const isUsual = (/** @type {string[]} */ by) =>
    by.length > pages.length / 3 || by.includes(homePage);
  const usual = [...users].filter(([each, by]) => isUsual(by) && each !== unlikeOthers);
  return new Set(usual.map(([each]) => each));
}

/**
 * Scripts that most of the visitors' pages need.
 * @param {Metafile} graph
 */
function usualScripts(graph) {
  const pages = fetchedEntries(graph, mainModule).filter(isForVisitors);
  const needed = pages.flatMap((page) => neededScripts(graph, page));
  const users = (/** @type {string} */ module) => needed.filter((each) => each === module).length;
  return needed.filter((module) => users(module) > pages.length / 2);
}

/**
 * Scripts that more than one entry needs, those of the same entries together.
 * @param {Metafile} graph
 * @param {Set<string>} core
 * @returns {Group[]}
 */
function sharedBySame(graph, core) {
  const bytesOf = outputBytes(graph);
  /** @type {Map<string, string[]>} */
  const usersOf = new Map();
  for (const entry of fetchedEntries(graph, mainModule)) {
    for (const module of neededScripts(graph, entry))
      if (!core.has(module)) usersOf.set(module, [...(usersOf.get(module) ?? []), entry]);
  }
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const [module, users] of usersOf) {
    if (users.length < 2) continue;
    const empty = { modules: new Set(), needed: new Set(), users: new Set(users), bytes: 0 };
    const group = groups.get(users.join()) ?? empty;
    group.modules.add(module);
    group.bytes += bytesOf(module);
    for (const each of neededScripts(graph, module)) if (!core.has(each)) group.needed.add(each);
    groups.set(users.join(), group);
  }
  return [...groups.values()];
}
