import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from '../../postgres';
import { jwtSecret } from './world';

const port = 54_999;
const url = `http://127.0.0.1:${port}`;

/** Starts the real server over a database. Gives back its address and the way to stop it. */
export async function startPostgrest(
  program: string,
  { host, port: dbPort, database }: Connection,
) {
  const settings = {
    DB_URI: `postgres://authenticator@/${database}?host=${host}&port=${dbPort}`,
    DB_SCHEMAS: 'public',
    DB_ANON_ROLE: 'anon',
    DB_MAX_ROWS: '1000',
    JWT_SECRET: jwtSecret,
    SERVER_HOST: '127.0.0.1',
    SERVER_PORT: `${port}`,
  };
  const env = Object.entries(settings).map(([name, value]) => [`PGRST_${name}`, value]);
  const child = spawn(program, [], { stdio: 'ignore', env: Object.fromEntries(env) });
  process.once('exit', () => child.kill());
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error(`${program} does not start`);
    await wait(100);
  }
  return { url, stop: () => child.kill() };
}

/** It answers 503 until it knows the tables. */
const isReady = () =>
  fetch(`${url}/articles?limit=0`).then(
    ({ ok }) => ok,
    () => false,
  );
