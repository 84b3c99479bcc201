import { setFlagsFromString } from 'node:v8';

/**
 * Tells esbuild and TypeScript, programs in Go that a build starts for a second each, to look for
 * memory to free only once they hold this much, of which they need a third: what that saves, less
 * what new memory costs, is a tenth of a build (https://go.dev/doc/gc-guide). What the environment
 * says already stays.
 * @param {NodeJS.ProcessEnv} env  changed
 */
export function hurryCompilers(env) {
  if (env['GOGC'] ?? env['GOMEMLIMIT']) return;
  env['GOGC'] = 'off';
  env['GOMEMLIMIT'] = '512MiB';
}

/**
 * Has V8 optimise only what runs long. By itself Node 20 does so after a fifteenth of that, and most of a
 * build is over before it pays: it costs a twentieth of one (`node --v8-options`).
 */
export const optimiseLate = () => setFlagsFromString('--interrupt-budget=1000000');
