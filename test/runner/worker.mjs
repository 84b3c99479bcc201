/** Child process: imports bundled test files, runs their suites and tells the parent. */
import { registerDom } from './dom.mjs';

/** @type {{ files: { file: string, url: string }[], dom: boolean }} */
const { files, dom } = JSON.parse(process.argv[2] ?? '');
// uvu prints dots to stdout, which leads nowhere; what a test prints is wanted
console.log = console.error;
if (dom) registerDom();

/** @type {{ UVU_DEFER?: number, UVU_INDEX?: number, UVU_QUEUE?: (() => Promise<unknown>)[][] }} */
const uvu = /** @type {any} */ (globalThis);
// without it uvu runs everything by itself as soon as the first file is loaded
uvu.UVU_DEFER = 1;
uvu.UVU_QUEUE = [];
const { failFile, listen, openFile } = await import('./suites.mjs');

/** Tests of the file at hand that were registered and have not ended. */
const open = new Set();
listen((message) => {
  if ('entry' in message) open.add(message.entry.id);
  if ('ended' in message) open.delete(message.ended);
  process.send?.(message);
});

for (const [index, { file, url }] of files.entries()) {
  openFile(file);
  const queue = (uvu.UVU_QUEUE[index] = /** @type {(() => Promise<unknown>)[]} */ ([]));
  uvu.UVU_INDEX = index;
  open.clear();
  try {
    await import(url);
    if (!open.size) throw new Error('It registers no test');
  } catch (error) {
    failFile('loads', error);
  }
  for (const run of queue) await run();
}

// the browser and the document keep Node alive; the last message has to be out first
process.send?.({ finished: true }, () => process.exit(0));
