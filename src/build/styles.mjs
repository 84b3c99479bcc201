import { transform } from 'esbuild';
import { BuildError } from './options.mjs';

/** The comment above the rules of each module; with a mark where they are minified. */
const moduleName = /\/\*!? (\S+\.css) \*\//g;

/**
 * Takes the one bundled stylesheet apart again at the comments that name its modules, so
 * that each page gets the rules it needs and no visitor pays for the admin's.
 * @param {string} css  bundled
 * @param {readonly string[]} order  source paths, others among them, in cascade order
 * @returns {Map<string, string>} rules by source path, in that order; none of what is not in it
 */
export function splitStyles(css, order) {
  const parts = css.split(moduleName);
  /** @type {Map<string, string>} */
  const byModule = new Map();
  for (let i = 1; i < parts.length; i += 2)
    byModule.set(parts[i] ?? '', (parts[i + 1] ?? '').trim());
  return new Map(
    order.flatMap((module) => {
      const rules = byModule.get(module);
      return rules === undefined ? [] : [[module, rules]];
    }),
  );
}

/**
 * Puts what is wanted into one block for each layer. Which rule wins does not change by that: layers
 * stand in the order that the first statement of the source gives them.
 * @param {Map<string, string>} byModule
 * @param {(module: string) => boolean} wanted
 * @returns {string} fails where a module is not one layer's
 */
export function joinStyles(byModule, wanted) {
  /** @type {Map<string, string>} */
  const layers = new Map();
  let order = '';
  for (const [module, rules] of byModule) {
    if (!rules || !wanted(module)) continue;
    const [whole, statement = '', layer = '', own = ''] = oneLayer.exec(rules) ?? [];
    if (!whole || own.includes('@layer'))
      throw new BuildError(`${module} is not one layer: all of its rules belong in one @layer`);
    order += statement;
    layers.set(layer, (layers.get(layer) ?? '') + own);
  }
  return order + [...layers].map(([layer, rules]) => `@layer ${layer}{${rules}}`).join('');
}

/** All of a module's rules, after the statement that orders the layers, if it has that. */
const oneLayer = /^(@layer [\w, ]+;)?\s*@layer (\w+)\s*\{([^]*)\}$/;

/**
 * @param {string} css  as `splitStyles` takes it
 * @returns {Promise<string>} the same, shorter
 */
export async function minified(css) {
  const { code } = await transform(css.replace(moduleName, '/*! $1 */'), {
    loader: 'css',
    minifyWhitespace: true,
    minifySyntax: true,
    // those that name modules
    legalComments: 'inline',
  });
  // white space that is left there, because values of custom properties may be anything
  return code.trim().replace(/(?<=--[\w-]+:) (?=\S)/g, '');
}

/**
 * Fails when the page uses a class that its rules do not mention.
 * @param {string} html
 * @param {string} css
 * @param {string} page
 */
export function checkClasses(html, css, page) {
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(/\s+/)),
  );
  const known = new Set([...css.matchAll(/\.([\w-]+)/g)].map((match) => match[1]));
  for (const name of used) {
    if (name && !known.has(name))
      throw new BuildError(`${page} uses class "${name}", which its stylesheet lacks`);
  }
}
