import { BuildError } from './options.mjs';

/**
 * As React's client is loaded it makes five errors that it throws as signs to itself and tells
 * apart by identity. An error has a stack, and while a debugger is attached (developer tools,
 * Lighthouse, `npm run bench`) V8 parses the whole script again for its line numbers: at a phone's
 * speed that holds the main thread for some 70 ms. Here the signs are errors without a stack.
 * @param {string} source
 * @returns {string} fails where the signs are not found, as after an update of the package
 */
export function withLightSigns(source) {
  let found = 0;
  const light = source.replace(
    /^((?:var)? +\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/gm,
    (_, name, message) => {
      found += 1;
      return `${name} = { __proto__: Error.prototype, message: ${message} }`;
    },
  );
  if (found !== 5) throw new BuildError(`react-dom has ${found} errors made at load, not 5`);
  return light;
}
