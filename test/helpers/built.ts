/** The built site as files, for tests that need no browser. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Window } from 'happy-dom';

export const siteFolder = process.env['SITE_FOLDER'] ?? 'dist';

export interface BuiltPage {
  /** File below the site's folder. */
  file: string;
  /** Address, the file's own for those that stand in for many. */
  path: string;
  html: string;
  document: Document;
}

export const builtFile = (file: string): Promise<string> =>
  readFile(join(siteFolder, file), 'utf8');

export const builtFiles = async (): Promise<string[]> =>
  (await readdir(siteFolder, { recursive: true, withFileTypes: true }))
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).slice(siteFolder.length + 1));

/**
 * How many scripts stand inline in a page's file: one begins what scripts have yet to make, two what
 * stands ready, and two more draw a page.
 */
export function inlineScripts(file: string): number {
  if (file === 'sample.html') return 4;
  return /^(shell\.html|dashboard\/|admin\/(?!login))/.test(file) ? 1 : 2;
}

/** Every HTML file of the site that is a page, not a part of one. */
export async function builtPages(): Promise<BuiltPage[]> {
  const files = (await builtFiles()).filter(
    (file) => file.endsWith('.html') && !file.startsWith('assets/'),
  );
  return Promise.all(files.sort().map(readPage));
}

async function readPage(file: string): Promise<BuiltPage> {
  const html = await builtFile(file);
  const path = `/${file.replace(/\/?index\.html$/, '')}`;
  return { file, path, html, document: parsed(html) };
}

export function parsed(
  text: string,
  type: 'text/html' | 'application/xml' = 'text/html',
): Document {
  const document: unknown = new new Window().DOMParser().parseFromString(text, type);
  return document as Document;
}
