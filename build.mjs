#!/usr/bin/env node
/** The one script of this project: node build.mjs build | start | dev | test | bench [--preact] */
import { hurryCompilers, optimiseLate } from './src/build/compilers.mjs';
import { BuildError, readOptions } from './src/build/options.mjs';
import { typecheckSite } from './src/build/typecheck.mjs';

const commands = { build, start, dev, test, bench };
const [word = '', ...flags] = process.argv.slice(2);
const withoutTrial = flags.filter((flag) => flag !== '--supabase');

// by itself a signal ends the program without its clearing up
for (const [signal, code] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
]))
  process.once(signal, () => process.exit(code));

try {
  if (!Object.hasOwn(commands, word)) {
    throw new BuildError(`Unknown word "${word}". Known: ${Object.keys(commands).join(', ')}`);
  }
  await commands[/** @type {keyof typeof commands} */ (word)]();
} catch (error) {
  console.error(error instanceof BuildError ? error.message : error);
  process.exit(1);
}

/** Writes the production site to dist/. */
async function build(env = process.env, given = flags) {
  const options = readOptions(given, env);
  hurryCompilers(process.env);
  optimiseLate();
  // a program of its own: it runs while the rest of the build is loaded
  const types = typecheckSite(options.root);
  const made = import('./src/build/production.mjs').then(({ buildSite }) =>
    buildSite(options, types, console.log),
  );
  const [site] = await Promise.all([made, types]);
  return site;
}

/** Builds, then serves the production site; with --supabase over a database of its own, to try. */
async function start() {
  const port = readPort();
  const trial = flags.includes('--supabase') ? await startTrial(port) : null;
  const { accounts, ...site } = trial ? await build(trial.env, withoutTrial) : await build();
  const { serveSite } = await import('./src/build/serve.mjs');
  await serveSite(site, port);
  console.log(`\nWrenview runs at http://localhost:${port}`);
  for (const { email, password } of trial?.accounts ?? accounts)
    console.log(`  demo account  ${email}  ${password}`);
  if (trial) console.log(`\n${trial.warning}`);
}

/** @param {number} port */
async function startTrial(port) {
  const trials = await import('./test/supabase/trial.mjs');
  const { url, anonKey, accounts } = await trials.startTrial({
    siteUrl: `http://localhost:${port}`,
  });
  return {
    env: { ...process.env, SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey },
    accounts,
    warning: `FOR TRYING ONLY: ${url} is a stand-in for Supabase on this machine. Its accounts and\nrecords are gone when this ends, and it must never be used for anything real.`,
  };
}

/** Serves the site and rebuilds it on every change. */
async function dev() {
  hurryCompilers(process.env);
  const { startDevServer } = await import('./src/build/dev.mjs');
  await startDevServer(readOptions(flags, process.env, { dev: true }), readPort());
}

async function test() {
  const { runTests } = await import('./test/run.mjs');
  await runTests(flags);
}

async function bench() {
  const { runBench } = await import('./src/build/bench/run.mjs');
  await runBench(flags);
}

function readPort() {
  const port = Number(process.env['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new BuildError(`PORT is not a port number: ${process.env['PORT']}`);
  }
  return port;
}
