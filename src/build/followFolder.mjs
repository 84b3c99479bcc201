import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds; an editor may write a file in several steps. */
const settling = 10;

/**
 * Calls `work` after each change, however deep, and never twice at a time: what changes in the
 * meantime leads to one more call.
 * @param {string} folder
 * @param {() => Promise<void>} work  does not reject
 * @returns {() => void} stops it
 */
export function followFolder(folder, work) {
  let wanted = false;
  let busy = false;
  const run = async () => {
    if (busy) return;
    busy = true;
    while (wanted) {
      wanted = false;
      await work();
    }
    busy = false;
  };
  return watchFolders(folder, () => {
    wanted = true;
    setTimeout(run, settling);
  });
}

/**
 * Each folder by itself: Node's own recursive watch no longer hears of a file that was put in
 * place of another, as many editors save.
 * @param {string} root
 * @param {() => void} onChange
 * @returns {() => void} stops it
 */
function watchFolders(root, onChange) {
  /** @type {import('node:fs').FSWatcher[]} */
  let watchers = [];
  const stop = () => watchers.forEach((watcher) => watcher.close());
  /** @param {string} event */
  const hear = (event) => {
    onChange();
    if (event === 'change') return;
    // there may be a folder more, or another in place of one
    stop();
    start();
  };
  const start = () => {
    watchers = [];
    try {
      for (const folder of [root, ...foldersIn(root)]) watchers.push(watch(folder, hear));
    } catch {
      // a folder was gone before it could be watched
      stop();
      setTimeout(start, settling);
    }
  };
  start();
  return stop;
}

/** @param {string} root */
const foldersIn = (root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
