import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, posix } from 'node:path';
import { BuildError } from './options.mjs';
import { answerHeaders } from './headers.mjs';
import { standInFor } from './standIns.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  // modules and workers are UTF-8, whatever is said here
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
/** @type {[string, string][]} */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** @typedef {import('./output.mjs').Files} Files */
/** @typedef {import('./standIns.mjs').StandIn} StandIn */

/**
 * @typedef {object} Site
 * @property {string} folder                     where the built files are
 * @property {Files} [files]                    the same in memory, which another build leaves alone
 * @property {Record<string, string>} policies   content policy by HTML file
 * @property {readonly StandIn[]} standIns       for pages that a browser makes
 * @property {import('node:http').RequestListener} [extra]  answers first, may leave it
 * @property {(path: string) => Promise<void>} [prepare]     makes what is made when it is asked for
 */

/**
 * Serves a built site as a static host would, with the headers it should have.
 * @param {Site} site
 * @param {number} port
 * @returns {Promise<import('node:http').Server>}
 */
export function serveSite(site, port) {
  const server = createServer((request, response) => {
    site.extra?.(request, response);
    if (response.headersSent || response.writableEnded) return;
    answer(site, request, response).catch(() => response.writeHead(500).end());
  });
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new BuildError(`Port ${port} is in use. Choose another: PORT=3001 npm start`)
          : error,
      ),
    );
    server.listen(port, () => resolve(server));
  });
}

/**
 * @param {Site} site
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(site, request, response) {
  // two lines on each answer that say what HTTP/1.1 means without them
  response.removeHeader('Connection');
  const path = readPath(request.url ?? '/');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const sent = { ...answerHeaders(path ?? '', ''), Allow: 'GET, HEAD' };
    return void response.writeHead(405, sent).end();
  }
  if (path !== null) await site.prepare?.(path);
  const found = path === null ? null : await findFile(site, path);
  const file = found?.file ?? '404.html';
  if (!found) await site.prepare?.(`/${file}`);
  const plain = found?.bytes ?? (await read(site, file));
  if (!plain) return void response.writeHead(404).end();
  const policy = site.policies[file];
  const etag = etagOf(plain, policy ?? '');
  /** @type {Record<string, string>} */
  const headers = {
    ...answerHeaders(path ?? '', file),
    ...(policy && { 'Content-Security-Policy': policy }),
    'Content-Type':
      types[/** @type {keyof typeof types} */ (extname(file))] ?? 'application/octet-stream',
    ETag: etag,
    Vary: 'Accept-Encoding',
  };
  if (found && isKnown(request.headers['if-none-match'], etag)) {
    // the browser keeps the other headers with what it has
    for (const name of Object.keys(headers))
      if (!/^(ETag|Vary|Cache-Control)$/.test(name)) delete headers[name];
    return void response.writeHead(304, headers).end();
  }
  const { bytes, encoding } = await encoded(
    site,
    file,
    plain,
    String(request.headers['accept-encoding'] ?? ''),
  );
  response.writeHead(found ? 200 : 404, {
    ...headers,
    ...(encoding && { 'Content-Encoding': encoding }),
    'Content-Length': bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/**
 * Weak, because it is the same however the content is compressed.
 * @param {Buffer} content
 * @param {string} policy  part of the tag, so that browsers fetch the page again when it changes
 */
function etagOf(content, policy) {
  const hash = createHash('sha256').update(content).update(policy);
  return `W/"${hash.digest('base64url').slice(0, 16)}"`;
}

/**
 * Whether who asks has that already; weak or not is no matter here.
 * @param {string | undefined} named  the tags of what is had, or a star for anything
 * @param {string} etag
 */
function isKnown(named = '', etag) {
  const tags = named.match(/"[^"]*"/g) ?? [];
  return named === '*' || tags.some((tag) => etag.endsWith(tag));
}

/** @param {string} url */
function readPath(url) {
  try {
    // joined, because two slashes at the beginning would make a host of what follows
    const { pathname } = new URL(url.startsWith('/') ? `http://localhost${url}` : url);
    // an encoded slash is part of a name, and never leads to another folder
    return posix.normalize(decodeURIComponent(pathname.replace(/%2f/gi, '%252F')));
  } catch {
    return null;
  }
}

/**
 * @param {Site} site
 * @param {string} file
 * @returns {Promise<Buffer | null>} null where there is none
 */
const read = async ({ files, folder }, file) =>
  files ? (files.get(file) ?? null) : readFile(join(folder, file)).catch(() => null);

/**
 * @param {Site} site
 * @param {string} path
 */
async function findFile(site, path) {
  // for hosts, not for visitors
  if (path.startsWith('/_')) return null;
  const candidates = extname(path) ? [path] : [posix.join(path, 'index.html')];
  const standIn = standInFor(site.standIns, path);
  if (standIn) candidates.push(standIn);
  for (const candidate of candidates) {
    const file = candidate.replace(/^\//, '');
    const bytes = await read(site, file);
    if (bytes) return { file, bytes };
  }
  return null;
}

/**
 * @param {Site} site
 * @param {string} file
 * @param {Buffer} plain
 * @param {string} accepted
 */
async function encoded(site, file, plain, accepted) {
  for (const [encoding, suffix] of encodings) {
    if (!isAccepted(encoding, accepted)) continue;
    const bytes = await read(site, file + suffix);
    if (bytes) return { bytes, encoding };
  }
  return { bytes: plain, encoding: '' };
}

/**
 * @param {string} encoding
 * @param {string} accepted  `br;q=0` is a refusal
 */
const isAccepted = (encoding, accepted) =>
  accepted.split(',').some((each) => {
    const [name, weight = '1'] = each.toLowerCase().split(/;\s*q=/);
    return name?.trim() === encoding && Number(weight) > 0;
  });
