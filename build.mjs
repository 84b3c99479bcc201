#!/usr/bin/env node
/** The one script of this project: node build.mjs build | start | dev | test | bench [--preact] */
import { checkBudgets } from './src/build/budgets.mjs';
import { bundleSite } from './src/build/bundle.mjs';
import { startDevServer } from './src/build/dev.mjs';
import { BuildError, readOptions } from './src/build/options.mjs';
import { serveSite } from './src/build/serve.mjs';
import { writeSite } from './src/build/site.mjs';
import { typecheck } from './src/build/typecheck.mjs';

const commands = { build, start, dev, test, bench };
const [word = '', ...flags] = process.argv.slice(2);

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
async function build() {
  const options = readOptions(flags, process.env);
  const [bundle] = await Promise.all([bundleSite(options), typecheck(options.root)]);
  const { weights, ...site } = await writeSite(options, bundle);
  checkBudgets(weights, options.library, console.log);
  return site;
}

/** Builds, then serves the production site. */
async function start() {
  const port = readPort();
  const { accounts, ...site } = await build();
  await serveSite(site, port);
  console.log(`\nWrenview runs at http://localhost:${port}`);
  for (const { email, password } of accounts) console.log(`  demo account  ${email}  ${password}`);
}

/** Serves the site and rebuilds it on every change. */
async function dev() {
  await startDevServer(readOptions(flags, process.env, { dev: true }), readPort());
}

async function test() {
  const { runTests } = await import('./test/run.mjs');
  await runTests(flags);
}

async function bench() {
  throw new BuildError('The bench is not written yet');
}

function readPort() {
  const port = Number(process.env['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new BuildError(`PORT is not a port number: ${process.env['PORT']}`);
  }
  return port;
}
