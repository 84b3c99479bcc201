import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressAll } from '../compress.mjs';
import { writeFiles } from '../output.mjs';

/**
 * The limit of what a page can be: the same HTML, every script taken out of it.
 * @param {string} site    folder
 * @param {string} folder  that the copy goes to
 */
export async function writeLimit(site, folder) {
  await cp(site, folder, { recursive: true });
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.html$/.test(name));
  /** @type {import('../output.mjs').Files} */
  const bare = new Map();
  for (const name of names) {
    const html = await readFile(join(folder, name), 'utf8');
    bare.set(name, Buffer.from(withoutScripts(html)));
  }
  writeFiles(
    folder,
    new Map([...bare, ...(await compressAll(bare, join(folder, '../compressed')))]),
  );
}

/**
 * It has the mark that the first script makes, for the styles show a notice to those without any.
 * @param {string} html
 */
const withoutScripts = (html) =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/ data-scripts="[^"]*"/, ' data-js=""');
