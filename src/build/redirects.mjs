/** @typedef {{ file: string, path: string }} Address */

/** The page that stands in for others; with its ending, Cloudflare Pages would redirect to this. */
const shell = '/shell';

/**
 * Netlify and Cloudflare Pages answer with the shell what only a browser can fill in. There is no
 * rule for `/assets/*`: what is missing there has to be a 404, or a page would pass for a script.
 * @param {readonly string[]} shellRoutes   paths with parameters, as `/blog/:slug`
 * @param {RegExp} shellPaths               the addresses that they match
 * @param {readonly string[]} addresses     all that stand ready
 * @returns {string} a `_redirects` file
 */
export function redirectsFile(shellRoutes, shellPaths, addresses) {
  // Cloudflare Pages looks for a rule before it looks for a file, and at rules without parameters
  // first; to Netlify, which looks for files first, these say nothing new
  const ready = addresses
    .filter((address) => shellPaths.test(address))
    .sort()
    .flatMap((address) => {
      if (!address.endsWith('/')) return [`${address} ${address} 200`];
      return [`${address.slice(0, -1)} ${address} 200`, `${address} ${address} 200`];
    });
  const made = shellRoutes.flatMap((route) => [`${route} ${shell} 200`, `${route}/ ${shell} 200`]);
  return `${[...ready, ...made].join('\n')}\n`;
}
