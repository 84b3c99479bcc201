import { answerHeaders } from './headers.mjs';
import { securePolicy } from './policy.mjs';

/**
 * What differs between addresses, as variables: they are read when the headers are sent, so they
 * go by the file that was found in the end.
 * @param {Record<string, string>} policies  by HTML file
 * @param {readonly import('./standIns.mjs').StandIn[]} standIns  for pages that a browser makes
 * @returns {string} to be included outside of all server blocks
 */
export function nginxMaps(policies, standIns) {
  const byFile = Object.entries(policies).map(
    ([file, policy]) => `  ~^/+${pattern(file)}$ "${securePolicy(policy)}";`,
  );
  const made = standIns.map((standIn) => `  ~${asked(standIn)} /${standIn.file};`);
  return `# Include this in the http block, and _nginx-server.conf in a server block whose root is this
# folder. Reload nginx after each deploy: the hashes below are those of the pages beside it.

map $uri $site_policy {
${byFile.join('\n')}
}
map $uri $site_cache {
  default "${answerHeaders('/', '')['Cache-Control']}";
  ~^/assets/ "${answerHeaders('/', 'assets/')['Cache-Control']}";
  ~^/pictures/ "${answerHeaders('/', 'pictures/')['Cache-Control']}";
}
map $request_uri $site_robots {
  ~^/admin([/?]|$) "${answerHeaders('/admin', '')['X-Robots-Tag']}";
}
map $request_uri $site_stand_in {
${made.join('\n')}
}
`;
}

/** @returns {string} to be included in a server block */
export function nginxServer() {
  const { 'Cache-Control': _, ...always } = answerHeaders('/', '');
  const fixed = Object.entries(always).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `# Goes with _nginx-maps.conf. No location below has an add_header: one of its own would drop all
# of these, and so it would in a location that you add.

${fixed.join('\n')}
add_header Content-Security-Policy $site_policy always;
add_header Cache-Control $site_cache always;
add_header X-Robots-Tag $site_robots always;

charset utf-8;
gzip_static on;
gzip_vary on;
error_page 404 /404.html;

location / { try_files $uri $uri/index.html $site_stand_in =404; }
location ~ ^/[^/]+\\.webmanifest$ { types {} default_type application/manifest+json; }
location ^~ /_ { return 404; }
`;
}

/**
 * A slash at the end of an address leaves two before the file that is found for it.
 * @param {string} file
 */
const pattern = (file) => file.replaceAll('.', '\\.').replaceAll('/', '/+');

/**
 * As the address is asked for: in `$uri` an encoded slash is one already.
 * @param {import('./standIns.mjs').StandIn} standIn
 */
const asked = ({ pattern }) =>
  pattern.source.replaceAll('\\/', '/').replaceAll('[^/]', '[^/?]').replace(/\$$/, '(\\?|$$)');
