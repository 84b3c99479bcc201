/** A copy of the built site that a newer version can replace while pages of it are open. */
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portOf } from '../../src/build/ports.mjs';
import { serveSite } from '../../src/build/serve.mjs';
import { siteFolder } from './built';

const standIns = ['blog', 'content', 'admin/articles/edit'].map((folder) => ({
  path: `/${folder}/:id`,
  pattern: new RegExp(`^/${folder}/[^/]+/?$`),
  file: folder === 'content' ? 'sample.html' : 'shell.html',
}));

export interface Deployment {
  origin: string;
  /** Puts the same site in its place with every hashed name changed, as a new version has it. */
  deploy: () => Promise<void>;
  /** Takes assets away whose names match. */
  remove: (name: RegExp) => Promise<void>;
  /** Puts another text into all assets and pages. */
  stop: () => Promise<void>;
}

const hashedName = /-([A-Z0-9]{8}|[0-9a-f]{8})\.(js|css|html)$/;

export async function openDeployment(): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), 'wrenview-deploy-'));
  await cp(siteFolder, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const server = await serveSite({ folder, policies: {}, standIns }, 0);
  const assets = join(folder, 'assets');
  return {
    origin: `http://localhost:${portOf(server)}`,
    deploy: () => renameAssets(folder),
    async remove(name) {
      const gone = (await readdir(assets)).filter((each) => name.test(each));
      if (!gone.length) throw new Error(`No asset is named like ${name}`);
      await Promise.all(gone.map((each) => rm(join(assets, each))));
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function renameAssets(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const hashes = (await readdir(assets)).flatMap((name) => hashedName.exec(name)?.[1] ?? []);
  const newer = (text: string) =>
    [...new Set(hashes)].reduce(
      (changed, hash) => changed.replaceAll(hash, [...hash].reverse().join('')),
      text,
    );
  for (const name of await readdir(assets))
    await rename(join(assets, name), join(assets, newer(name)));
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((each) => /\.(js|html)$/.test(each))) {
    const path = join(folder, file);
    await writeFile(path, newer(await readFile(path, 'utf8')));
  }
}
