import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { mainModule, prerenderModule } from './areas.mjs';
import { lazyImports, neededScripts } from './graph.mjs';
import { groupModules } from './groups.mjs';
import { BuildError } from './options.mjs';
import { readFiles, writeFiles } from './output.mjs';

/** @typedef {import('esbuild').Metafile} Metafile */

/** @param {number} index */
const groupFile = (index) => `${index}.js`;

/** @param {readonly string[]} paths */
const importsOf = (paths) => paths.map((path) => `import ${JSON.stringify(path)};`).join('');

/** How a source fetches another one later; the name of that without its folder. */
const fetched = /\bimport\(\s*'[^']*?([\w-]+)'/g;

/**
 * Makes modules import the groups that they need a part of. Groups are modules on disk: esbuild
 * would ask a plugin hundreds of times where they are.
 * @param {string} root
 * @param {string} folder  that the groups are written to
 */
export function openGroups(root, folder) {
  const asked = endOfPaths(root);
  /** @type {Map<string, number[]>} */
  let members = new Map();
  /** @type {import('esbuild').Plugin} */
  const plugin = {
    name: 'groups',
    setup({ onLoad }) {
      // none but these: each that is asked about costs time
      onLoad({ filter: asked }, async ({ path }) => {
        const own = members.get(path.slice(root.length + 1).replaceAll('\\', '/'));
        if (!own?.length) return null;
        const imports = importsOf(own.map((index) => join(folder, groupFile(index))));
        const loader = path.endsWith('x') ? 'tsx' : 'ts';
        return { contents: `${await readFile(path, 'utf8')}\n${imports}`, loader };
      });
    },
  };
  return {
    plugin,
    /**
     * Changes what the plugin's next build is made of.
     * @param {Metafile} graph  of its build without groups
     */
    join(graph) {
      const groups = groupModules(graph);
      const files = groups.map((group, index) => {
        const paths = [...group].map((module) => join(root, module));
        return /** @type {const} */ ([groupFile(index), Buffer.from(importsOf(paths))]);
      });
      writeFiles(folder, new Map(files));
      members = membersOf(graph, groups);
      const missed = [...members.keys()].find((module) => !asked.test(join(root, module)));
      if (missed) throw new BuildError(`${missed} is fetched in a way that groups do not see`);
    },
  };
}

/**
 * What may import groups is told by the sources themselves, before a bundle tells what imports what.
 * @param {string} root
 * @returns {RegExp} the end of their names on disk, and of some others
 */
function endOfPaths(root) {
  const texts = [...readFiles(join(root, 'src'))].filter(([path]) => /\.tsx?$/.test(path));
  const names = texts.flatMap(([, text]) =>
    [...`${text}`.matchAll(fetched)].map(([, name]) => name),
  );
  const started = [mainModule, prerenderModule].map((path) => basename(path).replace(/\..+$/, ''));
  return new RegExp(`[\\\\/](${[...new Set([...names, ...started])].join('|')})\\.tsx?$`);
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
  // else what the prerenderer shares with a group would split off from it
  return members.set(mainModule, [0]).set(prerenderModule, indices);
}
