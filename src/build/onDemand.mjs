import { extname } from 'node:path';
import { standInFor } from './standIns.mjs';

/**
 * @typedef {object} Pages
 * @property {readonly { file: string, part: string }[]} pageFiles  each page that can be made
 * @property {readonly import('./standIns.mjs').StandIn[]} standIns  for pages that a browser makes
 */

/** Addresses of the HTML that a click fetches of a page. */
const partAddress = /^\/assets\/(.+)-[0-9a-f]{8}\.html$/;

/**
 * Which pages must be there to answer a request.
 * @param {Pages} pages
 * @param {string} path  of the address that is asked for
 * @returns {readonly string[]} their files; all of them for what is made of all, such as a sitemap
 */
export function filesFor({ pageFiles, standIns }, path) {
  const all = pageFiles.map(({ file }) => file);
  const [, part] = partAddress.exec(path) ?? [];
  if (part) return pageFiles.filter((page) => page.part === part).map(({ file }) => file);
  if (/\.(xml|txt|webmanifest)$/.test(path)) return all;
  const file = `${path.replace(/\/$/, '')}${extname(path) ? '' : '/index.html'}`.slice(1);
  if (all.includes(file)) return [file];
  const standIn = standInFor(standIns, path);
  return standIn ? [standIn] : [];
}

/**
 * Remembers what was made since the last change, so that each page is made once.
 * @param {(files: readonly string[]) => Promise<void>} make
 */
export function createOnDemand(make) {
  /** @type {Map<string, Promise<void>>} */
  const made = new Map();
  return {
    /** Everything is to be made anew. */
    forget: () => made.clear(),
    /** @param {readonly string[]} files */
    async need(files) {
      if (files.some((file) => !made.has(file))) {
        const making = make(files);
        for (const file of files) made.set(file, making);
        // any of them may be why: each is made anew when it is asked for
        making.catch(() => files.forEach((file) => made.get(file) === making && made.delete(file)));
      }
      await Promise.all(files.map((file) => made.get(file)));
    },
  };
}
