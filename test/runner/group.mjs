import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleTests } from './bundle.mjs';
import { root } from './files.mjs';

/** A child that says nothing for longer is stuck in a loop; a test has 30 s. */
const patience = 60_000;

/** @typedef {import('./suites.mjs').Entry} Entry */
/** @typedef {{ entry?: Entry, ended?: number, ms?: number, error?: string }} Message */
/**
 * @typedef {object} Group
 * @property {string} name                   shown before each suite
 * @property {'react' | 'preact'} library
 * @property {string[]} files
 * @property {boolean} dom                   gives the tests a document
 * @property {number} [deadline]             milliseconds for one test
 * @property {Record<string, string>} [env]  what the tests find in process.env
 */

/**
 * Runs a group in which the machine's load can cost a test its time: browsers, servers, effects. The
 * few files with failures are run once more when all others are done; what passes then is named
 * at the end of the report.
 * @param {import('./report.mjs').Report} report
 * @param {Group} group
 */
export async function runSteadied(report, group) {
  await runGroup(report, group);
  const again = report.secondLook(group.name, group.files);
  await runGroup(again, { ...group, files: again.files });
}

/**
 * Runs test files in a process of their own, so that a crash fails them and nothing else.
 * @param {Pick<import('./report.mjs').Report, 'add'>} report
 * @param {Group} group
 */
export async function runGroup(report, group) {
  if (!group.files.length) return;
  /** @param {string} name @param {string} error */
  const failGroup = (name, error) =>
    report.add({ group: group.name, file: '', suite: 'tests', name, error, ms: 0 });
  const bundle = await bundleTests(group).catch((error) => failGroup('compiles', String(error)));
  if (!bundle) return;
  /** @type {Map<number, Entry>} */
  const open = new Map();
  const ending = await runChild(group, bundle.files, (message) => {
    if (message.entry) open.set(message.entry.id, message.entry);
    if (message.ended === undefined) return;
    const entry = open.get(message.ended);
    open.delete(message.ended);
    const { error, ms = 0 } = message;
    if (entry) report.add({ group: group.name, ...entry, error, ms });
  });
  await rm(bundle.folder, { recursive: true, force: true });
  const error =
    ending || 'It did not run: its suite lacks .run(), or a hook or a `.only` stopped it';
  for (const entry of open.values()) report.add({ group: group.name, ...entry, error, ms: 0 });
  if (ending && !open.size) failGroup('ends well', ending);
}

/**
 * @param {Group} group
 * @param {{ file: string, url: string }[]} files
 * @param {(message: Message) => void} onMessage
 * @returns {Promise<string>} what went wrong with the process, empty when nothing did
 */
function runChild({ dom, deadline, env }, files, onMessage) {
  const child = fork(join(root, 'test/runner/worker.mjs'), [JSON.stringify({ files, dom })], {
    cwd: root,
    env: { ...process.env, ...env, ...(deadline && { TEST_DEADLINE: `${deadline}` }) },
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve) => {
    let stuck = false;
    let finished = false;
    const giveUp = () => {
      stuck = true;
      child.kill('SIGKILL');
    };
    let timer = setTimeout(giveUp, patience);
    child.on('message', (/** @type {Message & { finished?: true }} */ message) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
      if (message.finished) finished = true;
      else onMessage(message);
    });
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (stuck) resolve(`Killed after ${patience / 1000} s without a sign of life`);
      else resolve(finished ? '' : `The test process ended early (${signal ?? `code ${code}`})`);
    });
  });
}
