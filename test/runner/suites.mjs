/**
 * Stands in for `uvu` in test files. The suites are uvu's; the account of what was registered
 * and how it ended is kept here, because uvu lets a suite without `.run()` and a failing
 * `before` pass in silence.
 */
import { suite as uvuSuite } from 'uvu';

/** Milliseconds that a test or a hook may take. */
const deadline = Number(process.env['TEST_DEADLINE'] ?? 30_000);

/**
 * @typedef {object} Entry
 * @property {number} id
 * @property {string} file
 * @property {string} suite
 * @property {string} name
 */
/** @typedef {{ entry: Entry } | { ended: number, ms: number, error?: string }} Message */
/** @typedef {import('uvu').Callback<object>} Handler */

let file = '';
let count = 0;
/** @type {(message: Message) => void} */
let tell = () => undefined;

/** @param {(message: Message) => void} listener */
export const listen = (listener) => (tell = listener);

/**
 * Names the file that is about to register its suites.
 * @param {string} name
 */
export const openFile = (name) => (file = name);

/**
 * Counts the file itself as a failed test.
 * @param {string} name
 * @param {unknown} error
 */
export const failFile = (name, error) =>
  tell({ ended: announce('file', name), ms: 0, error: describe(error) });

/**
 * @param {string} title
 * @param {object} context
 */
export function suite(title, context = {}) {
  const inner = uvuSuite(title, context);
  /** @param {(name: string, handler: Handler) => void} add */
  const test = (add) => (/** @type {string} */ name, /** @type {Handler} */ handler) =>
    add(name, tracked(title, name, handler));
  /** @param {(handler: Handler) => void} add @param {string} name */
  const hook = (add, name) => (/** @type {Handler} */ handler) =>
    add(guarded(title, name, handler));
  const { only, skip, run, before, after } = inner;
  return Object.assign(test(inner), {
    only: test(only),
    skip,
    run,
    before: Object.assign(hook(before, 'before'), { each: hook(before.each, 'before each') }),
    after: Object.assign(hook(after, 'after'), { each: hook(after.each, 'after each') }),
  });
}

/**
 * @param {string} title
 * @param {string} name
 * @param {Handler} handler
 */
function tracked(title, name, handler) {
  const id = announce(title, name);
  /** @type {Handler} */
  return async (context) => {
    const started = Date.now();
    const error = await outcome(handler, context);
    tell({ ended: id, ms: Date.now() - started, ...(error !== undefined && { error }) });
  };
}

/**
 * A hook counts only when it fails.
 * @param {string} title
 * @param {string} name
 * @param {Handler} handler
 */
function guarded(title, name, handler) {
  /** @type {Handler} */
  return async (context) => {
    const error = await outcome(handler, context);
    if (error === undefined) return;
    tell({ ended: announce(title, name), ms: 0, error });
    throw new Error(error);
  };
}

/**
 * @param {string} title
 * @param {string} name
 */
function announce(title, name) {
  const entry = { id: count++, file, suite: title, name };
  tell({ entry });
  return entry.id;
}

/**
 * @param {Handler} handler
 * @param {Parameters<Handler>[0]} context
 * @returns {Promise<string | undefined>} the error's text
 */
async function outcome(handler, context) {
  try {
    await withTimeout(handler(context));
  } catch (error) {
    return describe(error);
  }
  return undefined;
}

/** @param {unknown} work */
async function withTimeout(work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done after ${deadline / 1000} s`)), deadline);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @param {unknown} error */
function describe(error) {
  if (!(error instanceof Error)) return String(error);
  const { details } = /** @type {{ details?: string | false }} */ (error);
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at .*\/(test|src)\/(?!runner)/.test(line));
  return [error.message, (details || '').slice(0, 4000), ...frames.slice(0, 6)]
    .filter(Boolean)
    .join('\n');
}
