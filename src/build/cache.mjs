import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/**
 * Goes with the packages when they are installed anew.
 * @param {string} root  folder of the project
 * @param {string} name
 */
export const cachePath = (root, name) => join(root, 'node_modules/.cache/wrenview-build', name);

/**
 * What builds before this one have made, all in one file: a file for each takes longer to write than
 * many of them take to make.
 * @param {string} path
 * @param {number} limit  entries that are kept before the oldest are let go; which were used is noted
 *   only where something was made
 */
export async function openCache(path, limit) {
  const known = await readEntries(path);
  /** @type {Map<string, Promise<Buffer>>} */
  const used = new Map();

  return {
    /**
     * @param {string} key
     * @param {() => Promise<Buffer>} make
     */
    get(key, make) {
      const found = known.get(key);
      const entry = used.get(key) ?? (found ? Promise.resolve(found) : make());
      used.set(key, entry);
      return entry;
    },

    /** Keeps what was made since. */
    async save() {
      if ([...used.keys()].every((key) => known.has(key))) return;
      const entries = [...used].map(
        async ([key, entry]) => /** @type {const} */ ([key, await entry]),
      );
      const older = [...known].filter(([key]) => !used.has(key));
      await writeWhole(path, new Map([...older, ...(await Promise.all(entries))].slice(-limit)));
    },
  };
}

/**
 * @param {string} path
 * @returns {Promise<Map<string, Buffer>>} empty where there is none that can be read
 */
async function readEntries(path) {
  try {
    const entries = deserialize(await readFile(path));
    return entries instanceof Map ? entries : new Map();
  } catch {
    return new Map();
  }
}

/**
 * Under its name only once it is whole: another build may be reading.
 * @param {string} path
 * @param {Map<string, Buffer>} entries
 */
async function writeWhole(path, entries) {
  const part = `${path}.${randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(part, serialize(entries));
  await rename(part, path);
}
