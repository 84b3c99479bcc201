/** Every test of the project: node build.mjs test [--preact] [--only=<part of a file name>] */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBudgets } from '../src/build/budgets.mjs';
import { BuildError, readOptions } from '../src/build/options.mjs';
import { typecheck } from '../src/build/typecheck.mjs';
import { findTests, root } from './runner/files.mjs';
import { runSteadied } from './runner/group.mjs';
import { createReport } from './runner/report.mjs';
import { buildSite, databaseToCome, serveForTests } from './runner/site.mjs';

/** @typedef {import('./runner/report.mjs').Report} Report */
/** @typedef {'react' | 'preact'} Library */

/** @param {string[]} flags */
export async function runTests(flags) {
  const { libraries, only } = readFlags(flags);
  const files = await findTests(only);
  const report = createReport(console.log);
  const [library] = libraries;

  await Promise.all([
    !only && report.check('types', 'no type errors', () => typecheck(root)),
    runSteadied(report, { name: 'unit', library, files: files.unit, dom: false }),
  ]);
  await eachOf(libraries, (library) =>
    runSteadied(report, { name: library, library, files: files.dom, dom: true }),
  );
  if (files.site.length)
    await eachOf(libraries, (library) => testSite(report, library, files.site));
  if (files.hosted.length)
    await eachOf(libraries, async (library) =>
      testSite(report, library, files.hosted, await databaseToCome()),
    );

  report.end();
  process.exit(report.failed ? 1 : 0);
}

/**
 * Builds the site with one library and runs the tests that visit it.
 * @param {Report} report
 * @param {Library} library
 * @param {string[]} files
 * @param {Record<string, string>} [config]  what the build finds in its environment
 */
async function testSite(report, library, files, config = {}) {
  const out = await mkdtemp(join(tmpdir(), `wrenview-${library}-`));
  try {
    const name = config['SUPABASE_URL'] ? `${library}, hosted` : library;
    const build = () => buildSite(library, out, config);
    const site = await report.check(name, 'the production site can be built', build);
    if (!site) return;
    const options = readOptions([], config, { library });
    const weigh = async () => checkBudgets(site.weights, options, () => undefined);
    await report.check(name, 'every page keeps within its budgets', weigh);
    const env = { ...config, ...(await serveForTests(site)) };
    await runSteadied(report, { name, library, files, dom: false, env });
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/**
 * @param {Library[]} libraries
 * @param {(library: Library) => Promise<unknown>} run
 */
const eachOf = (libraries, run) => Promise.all(libraries.map(run));

/**
 * @param {string[]} flags
 * @returns {{ libraries: [Library, ...Library[]], only: string }}
 */
function readFlags(flags) {
  const unknown = flags.find((flag) => flag !== '--preact' && !flag.startsWith('--only='));
  if (unknown) throw new BuildError(`Unknown option ${unknown}. Known: --preact, --only=<file>`);
  const only = flags.find((flag) => flag.startsWith('--only='))?.slice('--only='.length) ?? '';
  return { libraries: flags.includes('--preact') ? ['preact'] : ['react', 'preact'], only };
}
