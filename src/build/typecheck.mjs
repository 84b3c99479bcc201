import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { cachePath } from './cache.mjs';
import { BuildError } from './options.mjs';
import { madeOfSources } from './sources.mjs';

/** The compiler itself: TypeScript's `bin/tsc` is a Node of its own, a quarter of a second to start. */
const compilerPath = `node_modules/@typescript/typescript-${process.platform}-${process.arch}/lib/tsc`;

/**
 * Checks the types of what the site is made of, unless the very same sources and packages have passed
 * before; `npm test` checks those of the build and the tests, too.
 * @param {string} root
 * @returns {Promise<void>} rejects with the first error as one line
 */
export async function typecheckSite(root) {
  await madeOfSources(root, 'checked', async () => {
    await typecheck(root, 'src');
    return Buffer.alloc(0);
  });
}

/**
 * Runs the TypeScript compiler without output files. What it has found out about files that did not
 * change is kept for the next time.
 * @param {string} root
 * @param {'.' | 'src'} [folder]  which of its configurations: everything, or what the site is made of
 * @returns {Promise<void>} rejects with the first error as one line
 */
export function typecheck(root, folder = '.') {
  const compiler = join(root, compilerPath);
  const name = folder === 'src' ? 'types-of-site' : 'types';
  const known = cachePath(root, `${name}.tsbuildinfo`);
  return new Promise((resolve, reject) => {
    execFile(
      compiler,
      [
        ...['--project', folder, '--noEmit', '--pretty', 'false'],
        // a second checker does much of the first one's work again, on the core that bundles
        '--singleThreaded',
        ...['--incremental', '--tsBuildInfoFile', known],
      ],
      { cwd: root },
      (error, output) => {
        if (!error) return resolve();
        const lines = output
          .trim()
          .split('\n')
          .filter((line) => /error TS/.test(line));
        const more = lines.length > 1 ? ` (and ${lines.length - 1} more: npx tsc --noEmit)` : '';
        reject(new BuildError(`${lines[0] ?? error.message}${more}`));
      },
    );
  });
}
