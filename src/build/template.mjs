import { readFile } from 'node:fs/promises';
import { BuildError } from './options.mjs';

const names = [
  'SCRIPTS',
  'VERSION',
  'OWN',
  'POLICY',
  'STYLE',
  'BOOT',
  'HEAD',
  'PAGE',
  'BODY',
  'DATA',
];

/**
 * @param {string} path
 * @returns {Promise<(values: Record<string, string>) => string>} fills in the page
 */
export async function readTemplate(path) {
  const source = await readFile(path, 'utf8').catch(() => '');
  // inline parts are hashed for the policy: no white space of the formatter may join them
  const text = source.replace(/\n\s*/g, '\n').replace(/>\n(%[A-Z]+%)\n</g, '>$1<');
  for (const name of names) {
    const count = text.split(`%${name}%`).length - 1;
    if (count !== 1)
      throw new BuildError(`index.html must hold %${name}% once, it holds it ${count} times`);
  }
  return (values) => text.replace(/%([A-Z]+)%/g, (whole, name) => values[name] ?? whole);
}
