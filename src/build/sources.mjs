import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFiles } from './output.mjs';

/** They tell which packages are there, and how sources are read. */
const besideSources = [
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.json',
];

/**
 * @param {string} root  folder of the project
 * @returns {string} the same as long as no source and no package changes, the build itself included
 */
export function hashSources(root) {
  const hash = createHash('sha256');
  for (const [path, bytes] of readFiles(join(root, 'src')))
    hash.update(`\n${path} ${bytes.length}\n`).update(bytes);
  for (const path of besideSources.map((name) => join(root, name)))
    if (existsSync(path)) hash.update(`\n${path}\n`).update(readFileSync(path));
  return hash.digest('base64url');
}
