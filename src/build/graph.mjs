import { basename } from 'node:path';

/** @typedef {import('esbuild').Metafile} Metafile */

/**
 * The scripts that must run before `entry` does: itself first, then its static imports.
 * @param {Metafile} metafile
 * @param {string} entry  an output path of the metafile
 * @returns {string[]} output paths
 */
export function staticScripts(metafile, entry) {
  return reach(entry, (path) => metafile.outputs[path]?.imports ?? []);
}

/**
 * The stylesheets that a source module needs, its static imports included.
 * @param {Metafile} metafile
 * @param {string} module  a source path of the metafile
 * @returns {Set<string>} source paths
 */
export function neededStyles(metafile, module) {
  return new Set(neededModules(metafile, module).filter((path) => path.endsWith('.css')));
}

/**
 * The stylesheets of a page and of whatever it may fetch later, such as its dialogs: a part that
 * arrives by itself has no stylesheet of its own to bring along.
 * @param {Metafile} metafile
 * @param {string} page  a source path of the metafile
 * @returns {Set<string>} source paths
 */
export const pageStyles = (metafile, page) =>
  new Set(neededLater(metafile, page).filter((path) => path.endsWith('.css')));

/**
 * A source module, all it imports and all it may fetch later.
 * @param {Metafile} metafile
 * @param {string} module  a source path of the metafile
 * @returns {string[]} source paths
 */
const neededLater = (metafile, module) =>
  reach(
    module,
    (path) => metafile.inputs[path]?.imports ?? [],
    () => true,
  );

/**
 * A source module and all it imports statically.
 * @param {Metafile} metafile
 * @param {string} module  a source path of the metafile
 * @returns {string[]} source paths
 */
const neededModules = (metafile, module) =>
  reach(module, (path) => metafile.inputs[path]?.imports ?? []);

/**
 * A script and all it imports statically.
 * @param {Metafile} metafile
 * @param {string} module  a source path of the metafile
 * @returns {string[]} source paths
 */
export const neededScripts = (metafile, module) =>
  neededModules(metafile, module).filter((path) => /\.(tsx?|m?js)$/.test(path));

/**
 * Modules and whatever they may load, each after what it names: as they run when nothing is fetched
 * later, and as rules of the same weight outrank each other.
 * @param {Metafile} metafile
 * @param {readonly string[]} modules  source paths of the metafile
 * @returns {string[]} source paths
 */
export function inOrder(metafile, modules) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {string[]} */
  const order = [];
  const visit = (/** @type {string} */ module) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const { path } of metafile.inputs[module]?.imports ?? []) visit(path);
    order.push(module);
  };
  modules.forEach(visit);
  return order;
}

/**
 * @param {Metafile} metafile
 * @returns {(module: string) => number} bytes that a source module comes to in the outputs
 */
export function outputBytes({ outputs }) {
  /** @type {Map<string, number>} */
  const bytes = new Map();
  for (const { inputs } of Object.values(outputs))
    for (const [module, { bytesInOutput }] of Object.entries(inputs))
      bytes.set(module, (bytes.get(module) ?? 0) + bytesInOutput);
  return (module) => bytes.get(module) ?? 0;
}

/**
 * The modules that a module fetches later.
 * @param {Metafile} metafile
 * @param {string} module  a source path of the metafile
 * @returns {string[]} source paths
 */
export const lazyImports = (metafile, module) =>
  (metafile.inputs[module]?.imports ?? [])
    .filter(({ kind, external }) => kind === 'dynamic-import' && !external)
    .map(({ path }) => path);

/**
 * What may be fetched by itself once a module runs, however deep it is named.
 * @param {Metafile} metafile
 * @param {string} module  a source path of the metafile
 * @returns {string[]} source paths
 */
export const fetchedEntries = (metafile, module) => [
  ...new Set(neededLater(metafile, module).flatMap((each) => lazyImports(metafile, each))),
];

/**
 * @param {Metafile} metafile
 * @param {string} name  file name of an output
 * @returns {string} its path among the outputs
 */
export function outputNamed(metafile, name) {
  const path = Object.keys(metafile.outputs).find((each) => basename(each) === name);
  if (!path) throw new Error(`The bundle holds no ${name}`);
  return path;
}

/**
 * @param {Metafile} metafile
 * @param {string} module  a source path
 * @returns {string | undefined} path of the script that is fetched for it; none where no browser does
 */
export const scriptOf = ({ outputs }, module) =>
  Object.keys(outputs).find((path) => outputs[path]?.entryPoint === module && path.endsWith('.js'));

/**
 * @param {Metafile} metafile
 * @param {string} module  a source path of the metafile
 * @returns {string} path of the output that its code is in
 */
export function outputHolding(metafile, module) {
  const found = Object.entries(metafile.outputs).find(([, { inputs }]) => module in inputs);
  if (!found) throw new Error(`The bundle holds no ${module}`);
  return found[0];
}

/**
 * @param {string} from
 * @param {(path: string) => { path: string, kind: string }[]} importsOf
 * @param {(kind: string) => boolean} [followed]
 */
function reach(from, importsOf, followed = (kind) => kind !== 'dynamic-import') {
  const seen = new Set([from]);
  for (const path of seen) {
    for (const each of importsOf(path)) if (followed(each.kind)) seen.add(each.path);
  }
  return [...seen];
}
