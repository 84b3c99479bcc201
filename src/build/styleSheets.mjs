import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { entriesIn } from './output.mjs';

/**
 * The source's stylesheets, bundled.
 * @typedef {object} StyleSheets
 * @property {string} css  one comment above the rules of each, which names its path
 * @property {Record<string, Record<string, string>>} names  what its classes are called there, by path
 */

/**
 * Bundles the stylesheets by themselves. With the scripts, each of the hundred entries that esbuild
 * splits those into would get a stylesheet of all that its groups reach, seventy times what there
 * is, for nobody to read, and bundling would take half as long again.
 * @param {string} root  folder of the project
 * @returns {Promise<StyleSheets>}
 */
export async function bundleStyleSheets(root) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents: namesOf(sheetsBelow(root)), resolveDir: root },
    bundle: true,
    format: 'iife',
    globalName,
    target: 'es2022',
    minifyIdentifiers: true,
    minifySyntax: true,
    outdir: root,
    write: false,
    logLevel: 'silent',
  });
  const textOf = (/** @type {string} */ suffix) =>
    outputFiles.find(({ path }) => path.endsWith(suffix))?.text ?? '';
  const names = runInNewContext(`${textOf('.js')}${globalName}.default`);
  return { css: textOf('.css'), names };
}

const globalName = 'styleSheets';

/** @param {string} root */
const sheetsBelow = (root) =>
  entriesIn(join(root, 'src'))
    .map(({ path }) => `src/${path}`)
    .filter((path) => path.endsWith('.css'))
    .sort();

/**
 * A module that exports the class names of stylesheets, by path.
 * @param {readonly string[]} paths
 */
function namesOf(paths) {
  const imports = paths.map((path, index) => `import s${index} from './${path}';`);
  const entries = paths.map((path, index) => `'${path}': s${index}`);
  return `${imports.join('\n')}\nexport default { ${entries.join()} };`;
}
