import { headerRules, headersFile } from './headers.mjs';
import { nginxMaps, nginxServer } from './nginx.mjs';
import { redirectsFile } from './redirects.mjs';

/**
 * @typedef {object} HostedSite
 * @property {Record<string, string>} policies  content policy by HTML file
 * @property {readonly import('./standIns.mjs').StandIn[]} standIns  for pages that a browser makes
 */

/**
 * What tells hosts which headers to send and which page stands in for others. The names begin
 * with an underscore: such files are not shown to visitors.
 * @param {HostedSite} site
 * @param {readonly string[]} files  all of the site, below its folder
 * @returns {Map<string, Buffer>}
 */
export function hostFiles({ policies, standIns }, files) {
  // they come in the order in which pages were done, and the same site should make the same files
  const sorted = Object.fromEntries(Object.entries(policies).sort());
  const addresses = files.map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`);
  const texts = {
    _headers: headersFile(
      headerRules(sorted, [...files, ...standIns.map(({ path }) => path.slice(1))]),
    ),
    _redirects: redirectsFile(standIns, addresses),
    '_nginx-maps.conf': nginxMaps(sorted, standIns),
    '_nginx-server.conf': nginxServer(),
  };
  return new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]));
}
