import { extname, join, parse } from 'node:path';
import { mainModule, prerenderModule } from './areas.mjs';
import { importsStyles, withClassNames } from './classNames.mjs';
import { BuildError } from './options.mjs';
import { readFiles } from './output.mjs';

/** @typedef {import('./styleSheets.mjs').StyleSheets} StyleSheets */

/** How a script fetches another one later; the name of that without its folder. */
const fetched = /\bimport\(\s*'[^']*?([\w-]+)'/g;

/**
 * The scripts that are bundled otherwise than they are written: names of classes stand in place of
 * what they import from stylesheets, and they import what is added later. One plugin does all of it:
 * esbuild takes the contents of a file from the first that has any.
 * @param {string} root
 * @param {Promise<StyleSheets>} sheets
 */
export function changeScripts(root, sheets) {
  const texts = scriptsToChange(root);
  /** @type {ReadonlyMap<string, string>} */
  let added = new Map();
  let emptied = '';
  // each script that imports one hears of a failure, if there is any
  sheets.catch(() => {});

  /** @param {string} path */
  async function contentsOf(path) {
    if (path === emptied) return '';
    const text = texts.get(path) ?? '';
    const named = importsStyles(text) ? withClassNames(text, path, (await sheets).names) : text;
    return `${named}\n${added.get(path) ?? ''}`;
  }
  /** @type {import('esbuild').Plugin} */
  const plugin = {
    name: 'changed-scripts',
    setup({ onLoad }) {
      // none but these: each that is asked about costs time
      onLoad({ filter: endOf([...texts.keys()]) }, async (file) => {
        const path = file.path.slice(root.length + 1).replaceAll('\\', '/');
        if (!texts.has(path)) return null;
        try {
          const loader = extname(path) === '.tsx' ? 'tsx' : 'ts';
          return { contents: await contentsOf(path), loader };
        } catch (failure) {
          const { errors, message } = /** @type {import('esbuild').BuildFailure} */ (failure);
          return { errors: errors ?? [{ text: message }] };
        }
      });
    },
  };
  return {
    plugin,
    /**
     * Changes what the plugin's next build is made of.
     * @param {ReadonlyMap<string, string>} imports  by source path of what is to import it
     * @param {string} done  source path of an entry that has done its work, and is bundled empty
     */
    change(imports, done) {
      const missed = [...imports.keys()].find((path) => !texts.has(path));
      if (missed) throw new BuildError(`${missed} is fetched in a way that the build does not see`);
      added = imports;
      emptied = done;
    },
  };
}

/**
 * Those that import a stylesheet, and those that may be fetched by themselves, and then import groups:
 * which ones do is told by the sources, before a bundle tells what imports what.
 * @param {string} root
 * @returns {Map<string, string>} texts by source path
 */
function scriptsToChange(root) {
  const texts = [...readFiles(join(root, 'src'))].flatMap(([path, bytes]) =>
    /\.tsx?$/.test(path) ? [/** @type {const} */ ([`src/${path}`, `${bytes}`])] : [],
  );
  const names = new Set(
    texts.flatMap(([, text]) => [...text.matchAll(fetched)].map(([, name]) => name)),
  );
  const mayBeFetched = (/** @type {string} */ path) =>
    names.has(parse(path).name) || path === mainModule || path === prerenderModule;
  return new Map(texts.filter(([path, text]) => importsStyles(text) || mayBeFetched(path)));
}

/**
 * @param {readonly string[]} paths  source paths
 * @returns {RegExp} the end of their names on disk
 */
function endOf(paths) {
  const names = paths.map((path) =>
    path
      .split('/')
      .map((name) => name.replace(/\W/g, '\\$&'))
      .join('[\\\\/]'),
  );
  return new RegExp(`[\\\\/](${names.join('|')})$`);
}
