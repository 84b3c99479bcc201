import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { neededModules } from './graph.mjs';

/** @typedef {import('esbuild').Metafile} Metafile */
/** @typedef {Map<string, { members: string[], modules: string[] }>} Groups */

const routesModule = 'src/app/routes.ts';
const mainModule = 'src/main.tsx';
const prerenderModule = 'src/prerender.tsx';

/**
 * esbuild makes a chunk for each combination of pages that share something: dozens of files of a
 * few hundred bytes. Pages of one area therefore share one group of modules, and whatever is
 * fetched later shares what is loaded by then.
 * @param {Metafile} metafile  of a build without groups
 * @returns {Groups}
 */
export function groupModules(metafile) {
  const pages = lazyImports(metafile, routesModule);
  const parts = Object.keys(metafile.inputs).flatMap((module) => lazyImports(metafile, module));
  const core = neededModules(metafile, mainModule).filter(
    (module) => isScript(module) && module !== mainModule,
  );
  /** @type {Groups} */
  const groups = new Map([['core', { members: [...new Set(parts)], modules: core }]]);
  for (const area of ['site', 'account', 'admin']) {
    const own = pages.filter((page) => areaOf(page) === area);
    // a visitor's page should not load the words of others; staff read most of theirs
    const isShared = (/** @type {string} */ module) =>
      !core.includes(module) && (area !== 'site' || !isContent(module));
    const members = area === 'site' ? own : parts.filter((part) => areaOf(part) === area);
    groups.set(area, { members, modules: sharedModules(metafile, own).filter(isShared) });
  }
  return groups;
}

/**
 * Scripts that more than two of the pages need.
 * @param {Metafile} metafile
 * @param {string[]} pages
 */
function sharedModules(metafile, pages) {
  /** @type {Map<string, number>} */
  const users = new Map();
  for (const page of pages) {
    for (const module of neededModules(metafile, page))
      users.set(module, (users.get(module) ?? 0) + 1);
  }
  return [...users]
    .filter(([module, count]) => count > 2 && isScript(module))
    .map(([module]) => module);
}

/**
 * @param {Metafile} metafile
 * @param {string} module
 */
const lazyImports = (metafile, module) =>
  (metafile.inputs[module]?.imports ?? [])
    .filter(({ kind, external }) => kind === 'dynamic-import' && !external)
    .map(({ path }) => path);

/**
 * Makes each member import its groups, so that they end in one chunk.
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
      build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
        // the prerenderer holds all groups: else what it shares with them would split off again
        const isPrerenderer = path === join(root, prerenderModule);
        const own = [...groups].filter(
          ([, { members }]) => isPrerenderer || members.some((each) => join(root, each) === path),
        );
        if (own.length === 0) return null;
        const imports = own.map(([name]) => `import "group:${name}";`).join('');
        const loader = path.endsWith('x') ? 'tsx' : 'ts';
        return { contents: `${await readFile(path, 'utf8')}\n${imports}`, loader };
      });
    },
  };
}

/** @param {string} page */
const areaOf = (page) => /\/(account|admin)\//.exec(page)?.[1] ?? 'site';

/** @param {string} module */
const isContent = (module) => module.startsWith('src/content/');

/** @param {string} module */
const isScript = (module) => /\.(tsx?|m?js)$/.test(module);
