import { BuildError } from './options.mjs';

/**
 * A file of React's packages as a module. They are CommonJS, of which a bundler makes one function:
 * V8 parses that on another thread while it arrives, and again on the main thread when it is called:
 * some 80 ms on a slow phone. In a module that first parse is enough, and what nothing imports can be
 * left out.
 * @param {string} source  exports and required packages stand at the beginning of lines
 * @returns {string} fails where more is exported or required than that
 */
export function asModule(source) {
  /** @type {Set<string>} */
  const names = new Set();
  const module = source
    .replace(/^(?:var| ) (\w+) = require\("([\w-]+)"\)[,;]$/gm, 'import * as $1 from "$2";')
    .replace(/^exports\.(\w+) =/gm, (_, name) => {
      names.add(name);
      return `var exported_${name} =`;
    })
    .replace(/\bexports\.(\w+)/g, 'exported_$1');
  const left = /\b(?:require\(|exports\b).*/.exec(module)?.[0];
  if (left || !names.size) throw new BuildError(`React is no longer what it was: ${left ?? ''}`);
  const list = [...names].map((name) => `exported_${name} as ${name}`);
  return `${module}\nexport { ${list.join(', ')} };\n`;
}
