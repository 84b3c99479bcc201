import { join } from 'node:path';
import { mainModule } from './areas.mjs';
import { lazyImports, neededScripts } from './graph.mjs';
import { groupModules } from './groups.mjs';
import { writeFiles } from './output.mjs';

/** @typedef {import('esbuild').Metafile} Metafile */

/** @param {number} index */
const groupFile = (index) => `${index}.js`;

/** @param {readonly string[]} paths */
const importsOf = (paths) => paths.map((path) => `import ${JSON.stringify(path)};`).join('');

/**
 * What modules have to import, so that each has the groups that it needs a part of. Groups are modules
 * on disk: esbuild would ask a plugin hundreds of times where they are.
 * @param {string} root
 * @param {Metafile} graph  of a build without groups
 * @param {string} folder   that the groups are written to
 * @returns {Map<string, string>} import statements by source path
 */
export function groupImports(root, graph, folder) {
  const groups = groupModules(graph);
  const files = groups.map((group, index) => {
    const paths = [...group].map((module) => join(root, module));
    return /** @type {const} */ ([groupFile(index), Buffer.from(importsOf(paths))]);
  });
  writeFiles(folder, new Map(files));
  const imports = [...membersOf(graph, groups)].map(([module, own]) => {
    const paths = own.map((index) => join(folder, groupFile(index)));
    return /** @type {const} */ ([module, importsOf(paths)]);
  });
  return new Map(imports);
}

/**
 * Which modules import which groups: whatever is fetched by itself and needs a part of one, so
 * that each group ends in one chunk. The core, the first of them, is there whenever anything is.
 * @param {Metafile} graph
 * @param {Set<string>[]} groups
 * @returns {Map<string, number[]>} indices of groups by source path
 */
function membersOf(graph, groups) {
  const indices = [...groups.keys()];
  // a group brings along what its modules need
  const reach = groups.map(
    (group) => new Set([...group].flatMap((module) => neededScripts(graph, module))),
  );
  const groupsOf = (/** @type {string} */ entry) => {
    const needed = new Set(neededScripts(graph, entry)).add(mainModule);
    const isNeeded = (/** @type {Set<string>} */ group) =>
      [...group].some((each) => needed.has(each));
    for (let size = 0; size < needed.size;) {
      size = needed.size;
      for (const [index, group] of groups.entries())
        if (isNeeded(group)) for (const module of reach[index] ?? []) needed.add(module);
    }
    return indices.filter((index) => isNeeded(groups[index] ?? new Set()));
  };
  const entries = Object.keys(graph.inputs).flatMap((module) => lazyImports(graph, module));
  const members = new Map(entries.map((entry) => [entry, groupsOf(entry)]));
  return members.set(mainModule, [0]);
}
