import { standInFor } from './standIns.mjs';

/** @typedef {{ file: string, path: string }} Address */

/**
 * Where Netlify and Cloudflare Pages find what stands in for pages that a browser makes. There is no
 * rule for `/assets/*`: what is missing there has to be a 404, or a page would pass for a script.
 * @param {readonly import('./standIns.mjs').StandIn[]} standIns
 * @param {readonly string[]} addresses     all that stand ready
 * @returns {string} a `_redirects` file
 */
export function redirectsFile(standIns, addresses) {
  // Cloudflare Pages looks for a rule before it looks for a file, and at rules without parameters
  // first; to Netlify, which looks for files first, these say nothing new
  const ready = addresses
    .filter((address) => standInFor(standIns, address))
    .sort()
    .flatMap((address) => {
      if (!address.endsWith('/')) return [`${address} ${address} 200`];
      return [`${address.slice(0, -1)} ${address} 200`, `${address} ${address} 200`];
    });
  const made = standIns.flatMap(({ path, file }) => {
    // with its ending, Cloudflare Pages would redirect to the file
    const target = `/${file.replace(/\.html$/, '')}`;
    return [`${path} ${target} 200`, `${path}/ ${target} 200`];
  });
  return `${[...ready, ...made].join('\n')}\n`;
}
