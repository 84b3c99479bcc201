/** The product's own table over local storage, inside a page and without its screens. */
import { build } from 'esbuild';
import type { Page } from 'playwright-core';

const code = `
  import { browserEnvironment } from './src/data/local/environment';
  import { browserKeyValue } from './src/data/keyValue';
  import { createTable } from './src/data/local/table';
  const table = createTable(browserEnvironment(browserKeyValue()), {
    key: 'admin_channels',
    parse: (value) => value,
    seed: () => [],
  });
  window.addRecords = async (name, count) => {
    for (let index = 0; index < count; index++) {
      const added = await table.insert(() => ({ ok: true, value: { id: name + index } }));
      if (!added.ok) throw new Error(added.error.message);
    }
  };
`;

let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    format: 'iife',
    write: false,
    define: { SUPABASE_URL: '""', SUPABASE_ANON_KEY: '""' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Adds records one after another as fast as the page can. */
export async function addRecords(page: Page, name: string, count: number): Promise<void> {
  bundled ??= bundle();
  // what a debugger evaluates is not held back by the content policy
  await page.evaluate(await bundled);
  await page.evaluate(([name, count]) => Reflect.get(window, 'addRecords')(name, count), [
    name,
    count,
  ] as const);
}
