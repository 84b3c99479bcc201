/**
 * A page that is sent where one that only a browser can make is asked for.
 * @typedef {object} StandIn
 * @property {string} path      the address, with parameters: `/blog/:slug`
 * @property {RegExp} pattern   fits the paths of such addresses
 * @property {string} file      below the site's folder
 */

/**
 * The file that stands in for the page at a path, unless that lies there.
 * @param {readonly StandIn[]} standIns
 * @param {string} path
 */
export const standInFor = (standIns, path) =>
  standIns.find(({ pattern }) => pattern.test(path))?.file;
