import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../runner/files.mjs';

interface Script {
  name: string;
  text: string;
}

/** What a Supabase project holds before our migrations, and these in the order of their names. */
export async function databaseScripts(): Promise<{ shim: string; migrations: Script[] }> {
  const folder = join(root, 'src/supabase/migrations');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const read = async (name: string) => ({ name, text: await readFile(join(folder, name), 'utf8') });
  return {
    shim: await readFile(join(root, 'test/supabase/shim.sql'), 'utf8'),
    migrations: await Promise.all(names.map(read)),
  };
}
