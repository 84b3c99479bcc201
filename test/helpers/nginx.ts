/** A real nginx before the built site, where there is one. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../src/build/ports.mjs';

export interface Nginx {
  origin: string;
  stop: () => Promise<void>;
}

export const hasNginx = ((): boolean => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** Serves the site's folder with the configuration that lies in it; `/moved` redirects. */
export async function startNginx(site: string): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'wrenview-nginx-'));
  const port = await freePort();
  const root = resolve(site);
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
events {}
http {
  access_log off;
  types { text/html html; text/javascript js; text/css css; image/svg+xml svg; }
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  include ${root}/_nginx-maps.conf;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    location = /moved { return 301 /about; }
    include ${root}/_nginx-server.conf;
  }
}`,
  );
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  const origin = `http://127.0.0.1:${port}`;
  await answers(child, origin);
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(child: ChildProcess, origin: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  while (child.exitCode === null) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((next) => setTimeout(next, 20));
  }
  throw new Error(`nginx ended: ${said}`);
}
