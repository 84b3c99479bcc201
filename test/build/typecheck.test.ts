import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuildError } from '../../src/build/options.mjs';
import { typecheckSite } from '../../src/build/typecheck.mjs';

const types = suite('the types of what the site is made of');

const root = await mkdtemp(join(tmpdir(), 'wrenview-'));
types.after(() => rm(root, { recursive: true }));

const write = (path: string, text: string) => writeFile(join(root, path), text);
const compiler = join(root, 'node_modules/@typescript');
await mkdir(join(root, 'src'));
await mkdir(join(root, 'node_modules'));
await symlink(join(process.cwd(), 'node_modules/@typescript'), compiler);
await write('package.json', '{ "type": "module" }');
await write('src/tsconfig.json', '{ "compilerOptions": { "lib": ["ES2022"], "types": [] } }');

/** What a developer is told; nothing where all is well. */
const check = () =>
  typecheckSite(root).then(
    () => '',
    (error: unknown) => (error instanceof BuildError ? error.message : String(error)),
  );

types('are told of each time, in one line, until they are right', async () => {
  await write('src/year.ts', `export const year: number = 'this';\n`);
  const line = `src/year.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.`;
  assert.is(await check(), line);
  assert.is(await check(), line);
  await write('src/year.ts', 'export const year: number = 2026;\n');
  assert.is(await check(), '');
});

types('are checked again once a source or a package has changed, and not before', async () => {
  await rename(compiler, `${compiler}-gone`);
  assert.is(await check(), '', 'needs no compiler');
  await write('src/year.ts', 'export const year: number = 2027;\n');
  assert.match(await check(), 'typescript');
  await write('src/year.ts', 'export const year: number = 2026;\n');
  assert.is(await check(), '', 'as it was before');
  await write('package-lock.json', '{}');
  assert.match(await check(), 'typescript');
});

types.run();
