import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** @typedef {import('./options.mjs').Options} Options */
/** @typedef {Map<string, Buffer>} Files  contents by path below the site's folder */
/** @typedef {(file: string, bytes: Buffer) => void} Put  takes in one of them */

/**
 * Makes the site's folder hold the static files and nothing else.
 * @param {Options} options
 */
export async function renewFolder({ root, out }) {
  await rm(out, { recursive: true, force: true });
  await cp(join(root, 'static'), out, { recursive: true });
}

/**
 * Takes out of a folder what is none of these files, and lets each of them be put in as it is made.
 * What it holds already stays untouched: to read a file takes a fraction of the time of writing it.
 * @param {string} folder
 * @param {readonly string[]} names  of all files that will be put in
 * @returns {Put}
 */
export function openFolder(folder, names) {
  const files = new Set(names);
  const folders = new Set(names.flatMap(foldersAbove));
  const there = existsSync(folder) ? entriesIn(folder) : [];
  const kept = new Set(there.flatMap(({ path, entry }) => (entry.isFile() ? [path] : [])));
  const strange = there.filter(({ path, entry }) =>
    entry.isDirectory() ? !folders.has(path) : !entry.isFile() || !files.has(path),
  );
  for (const { path } of strange) rmSync(join(folder, path), { recursive: true, force: true });
  for (const each of ['', ...folders]) mkdirSync(join(folder, each), { recursive: true });
  return (file, bytes) => {
    const path = join(folder, file);
    if (kept.has(file) && readFileSync(path).equals(bytes)) return;
    // where the new ones never come, a server must not send the old text
    for (const stale of [`${file}.br`, `${file}.gz`])
      if (kept.delete(stale)) rmSync(join(folder, stale));
    writeFileSync(path, bytes);
  };
}

/**
 * One after the other: handing files of some kilobytes to other threads takes four times as long.
 * @param {string} folder
 * @param {ReadonlyMap<string, Uint8Array>} files  contents by path below it
 */
export function writeFiles(folder, files) {
  const folders = new Set([...files.keys()].map((file) => dirname(join(folder, file))));
  for (const each of folders) mkdirSync(each, { recursive: true });
  for (const [file, bytes] of files) writeFileSync(join(folder, file), bytes);
}

/** @param {string} parent */
const folderIn = (parent) => mkdtempSync(join(parent, 'wrenview-'));

/** Bytes that must be free: containers often have 64 MB of it, and a build writes three. */
const roomInMemory = 16_000_000;

/**
 * A folder for some hundred files of some kilobytes: where Linux keeps them in memory, because a disk
 * takes a tenth of a build to make them.
 */
function quickFolder() {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize > roomInMemory) return folderIn(memory);
  } catch {
    // another system, or none of ours
  }
  return folderIn(tmpdir());
}

/**
 * Gives `work` a new folder outside the project for some megabytes, which goes when that is done.
 * @template T
 * @param {(folder: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withQuickFolder = (work) => within(quickFolder(), work);

/**
 * The same for any size.
 * @template T
 * @param {(folder: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withFolder = (work) => within(folderIn(tmpdir()), work);

/**
 * @template T
 * @param {string} folder
 * @param {(folder: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function within(folder, work) {
  const clear = () => rmSync(folder, { recursive: true, force: true });
  // an error elsewhere, such as in the types, ends the process in the middle of the work
  process.once('exit', clear);
  try {
    return await work(folder);
  } finally {
    process.off('exit', clear);
    clear();
  }
}

/**
 * @param {string} folder
 * @returns {Files} all that is below it
 */
export function readFiles(folder) {
  const files = entriesIn(folder).filter(({ entry }) => entry.isFile());
  return new Map(files.map(({ path }) => [path, readFileSync(join(folder, path))]));
}

/**
 * Node's own `recursive` takes twice as long.
 * @param {string} folder
 * @param {string} [above]  path below it, with its slash
 * @returns {{ path: string, entry: import('node:fs').Dirent }[]}
 */
export const entriesIn = (folder, above = '') =>
  readdirSync(join(folder, above), { withFileTypes: true }).flatMap((entry) => {
    const path = above + entry.name;
    const inside = entry.isDirectory() ? entriesIn(folder, `${path}/`) : [];
    return [{ path, entry }, ...inside];
  });

/** @param {string} path */
function foldersAbove(path) {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
