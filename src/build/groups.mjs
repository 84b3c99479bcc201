import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { neededModules } from './graph.mjs';

/** @typedef {import('esbuild').Metafile} Metafile */
/** @typedef {Map<string, { pages: string[], modules: string[] }>} Groups */

const routesModule = 'src/app/routes.ts';
const mainModule = 'src/main.tsx';
const prerenderModule = 'src/prerender.tsx';

/**
 * esbuild makes a chunk for each combination of pages that share something: dozens of files of a
 * few hundred bytes. Pages of one area therefore share one group of modules, and all pages share
 * what the entry has loaded anyway.
 * @param {Metafile} metafile  of a build without groups
 * @returns {Groups}
 */
export function groupModules(metafile) {
  const lazy = (metafile.inputs[routesModule]?.imports ?? [])
    .filter(({ kind }) => kind === 'dynamic-import')
    .map(({ path }) => path);
  const core = neededModules(metafile, mainModule).filter(
    (module) => isScript(module) && module !== mainModule,
  );
  /** @type {Groups} */
  const groups = new Map([['core', { pages: lazy, modules: core }]]);
  /** @type {Map<string, string[]>} */
  const byArea = new Map();
  for (const page of lazy) byArea.set(areaOf(page), [...(byArea.get(areaOf(page)) ?? []), page]);
  for (const [area, pages] of byArea) {
    /** @type {Map<string, number>} */
    const users = new Map();
    for (const page of pages) {
      for (const module of neededModules(metafile, page))
        users.set(module, (users.get(module) ?? 0) + 1);
    }
    const shared = [...users].filter(
      ([module, count]) => count > 2 && isCode(module) && !core.includes(module),
    );
    groups.set(area, { pages, modules: shared.map(([module]) => module) });
  }
  return groups;
}

/**
 * Makes each page import its groups, so that they end in one chunk.
 * @param {Groups} groups
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
export function groupPlugin(groups, root) {
  return {
    name: 'groups',
    setup(build) {
      build.onResolve({ filter: /^group:/ }, ({ path }) => ({ path, namespace: 'group' }));
      build.onLoad({ filter: /.*/, namespace: 'group' }, ({ path }) => ({
        contents: (groups.get(path.slice('group:'.length))?.modules ?? [])
          .map((module) => `import ${JSON.stringify(join(root, module))};`)
          .join('\n'),
        resolveDir: root,
      }));
      build.onLoad({ filter: /[\\/]src[\\/].*\.tsx$/ }, async ({ path }) => {
        // the prerenderer holds all groups: else what it shares with them would split off again
        /** @param {{ pages: string[] }} group */
        const isMember = ({ pages }) =>
          path === join(root, prerenderModule) || pages.some((page) => join(root, page) === path);
        const own = [...groups].filter(([, group]) => isMember(group));
        if (own.length === 0) return null;
        const imports = own.map(([name]) => `import "group:${name}";`).join('');
        return { contents: `${await readFile(path, 'utf8')}\n${imports}`, loader: 'tsx' };
      });
    },
  };
}

/** @param {string} page */
const areaOf = (page) => /\/(account|admin)\//.exec(page)?.[1] ?? 'site';

/**
 * Words are left out: a page should not load those of others.
 * @param {string} module
 */
const isCode = (module) => isScript(module) && !module.startsWith('src/content/');

/** @param {string} module */
const isScript = (module) => /\.(tsx?|m?js)$/.test(module);
