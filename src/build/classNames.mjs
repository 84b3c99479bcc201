import { posix } from 'node:path';
import { BuildError } from './options.mjs';

const styleImport = /^import \* as (\w+) from '([^']+\.module\.css)';$/gm;

/**
 * @param {string} text  of a script
 * @returns {boolean} whether it names classes
 */
export const importsStyles = (text) => text.search(styleImport) >= 0;

/**
 * Puts what classes are called in the bundled stylesheets in the place of what a script imports from
 * them: a bundler would give each name a variable, and one more name in every script that shares it.
 * @param {string} text  of a script
 * @param {string} path  its source path
 * @param {Record<string, Record<string, string>>} names  of classes, by source path of stylesheets
 * @returns {string} with as many lines; fails where a stylesheet has no class of a name
 */
export function withClassNames(text, path, names) {
  let result = text;
  for (const [statement, local = '', from = ''] of text.matchAll(styleImport)) {
    const sheet = from.replace(/^~/, 'src').replace(/^\.{1,2}\//, `${posix.dirname(path)}/$&`);
    const own = names[posix.normalize(sheet)] ?? {};
    // what is chosen by name while it runs; left out where nothing is
    const table = `const ${local} = ${JSON.stringify(own)};`;
    result = result
      .replace(statement, () => `import '${from}'; ${table}`)
      .replace(new RegExp(`(?<![\\w.$])${local}\\.(\\w+)`, 'g'), (_, name) => {
        if (!Object.hasOwn(own, name))
          throw new BuildError(`${path}: ${from} has no class "${name}"`);
        return JSON.stringify(own[name]);
      });
  }
  return result;
}
