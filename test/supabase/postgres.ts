/** A throw-away Postgres for tests, with this project's migrations in it. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { findPostgres } from './findPostgres';
import { databaseScripts } from './scripts';

/** How a client finds a database; the user is a superuser. */
export interface Connection {
  host: string;
  port: number;
  database: string;
  username: string;
}

export interface Database {
  sql: postgres.Sql;
  /** Connection settings for a second client. */
  options: Connection;
  close(): Promise<void>;
}

interface Cluster {
  /** A database of its own with all migrations and no rows, in some 50 ms. */
  fresh(): Promise<Database>;
  stop(): Promise<void>;
}

const superuser = 'supabase_admin';
const template = 'base';
/** Names the socket only: the server listens to no network. */
const port = 5432;
const patience = 30_000;

let running: Promise<Cluster> | undefined;

/**
 * One cluster for each process, started on the first call and gone with the process, however that
 * ends. Throws one line that says what to install where Postgres is missing.
 */
export const startCluster = (): Promise<Cluster> => (running ??= start());

async function start(): Promise<Cluster> {
  const { folder: programs, user } = findPostgres();
  // not below the project: a socket's path must be shorter than 108 bytes
  const folder = mkdtempSync(join(tmpdir(), 'wv-pg-'));
  if (user) chownSync(folder, user.uid, user.gid);

  const data = join(folder, 'data');
  // the hosted databases sort by code point, too
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const initOptions = ['-U', superuser, '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '-N'];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...initOptions], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = runServer(join(programs, 'postgres'), folder, data, user);

  const connect = (database: string): Database => {
    const options = { host: folder, port, database, username: superuser };
    const sql = postgres({ ...options, onnotice: () => undefined });
    return { sql, options, close: () => sql.end({ timeout: 1 }) };
  };
  await answering(() => connect('postgres'));
  await writeTemplate(connect);

  const admin = connect('postgres');
  let count = 0;
  return {
    async fresh() {
      const name = `test_${++count}`;
      await admin.sql.unsafe(`create database ${name} template ${template} owner postgres`);
      return connect(name);
    },
    async stop() {
      running = undefined;
      await admin.close();
      server.ref();
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.stdin?.end();
      await ended;
    },
  };
}

/**
 * Ends the server and removes its files as soon as this process lets go of the pipe. That happens
 * on a crash and on SIGKILL, too, when no handler of ours would run.
 */
const keeper =
  '"$0" "$@" & server=$!; read -r _; kill -QUIT $server; wait $server; cd /; rm -rf "$FOLDER"';

function runServer(
  program: string,
  folder: string,
  data: string,
  user: { uid: number; gid: number } | undefined,
): ChildProcess {
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const options = [...settings, 'listen_addresses=', `unix_socket_directories=${folder}`];
  const flags = options.flatMap((option) => ['-c', option]);
  const child = spawn('sh', ['-c', keeper, program, '-D', data, '-p', `${port}`, ...flags], {
    ...user,
    cwd: folder,
    env: { ...process.env, FOLDER: folder },
    // or Ctrl+C would end the keeper before it has tidied up
    detached: true,
    // a piped output would stay open for as long as the server lives
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  return child;
}

async function answering(connect: () => Database): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const database = connect();
    try {
      await database.sql`select 1`;
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    } finally {
      await database.close();
    }
  }
}

async function writeTemplate(connect: (database: string) => Database): Promise<void> {
  const { shim, migrations } = await databaseScripts();
  const admin = connect('postgres');
  await admin.sql.unsafe('create role postgres login createrole createdb bypassrls');
  await admin.sql.unsafe(`create database ${template} owner postgres`);
  await admin.close();
  const base = connect(template);
  await base.sql.unsafe(shim);
  // as on a hosted project, where nobody is a superuser
  for (const { text } of migrations) {
    await base.sql.unsafe(`set session authorization postgres;\n${text}`);
    await base.sql.unsafe('reset session authorization');
  }
  await base.close();
}
