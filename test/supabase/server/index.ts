/**
 * A Supabase project for tests and for trying things out: gateway, auth server, data API and this
 * project's Edge Functions, over a fresh Postgres that holds this project's migrations. Postgres
 * itself decides about rows, columns, checks and triggers; the rest is a double of the servers
 * before it, as their sources have it. It knows less than they do.
 *
 * Gateway: lets every other origin read the headers it lists, `Retry-After` among them, which a
 * hosted auth server does not; takes addresses of up to 8 KB, where hosted ones draw the line a
 * little differently; does not limit how often one address may ask.
 *
 * Auth: tokens are HS256, where new projects sign with ES256. Left out: PKCE, phones, foreign
 * providers, second factors, anonymous users, soft deletion, `admin/generate_link`, the check
 * against known leaked passwords, an end of sessions by age. A change of address is confirmed by
 * the new one alone, where config.toml asks for both.
 *
 * Data: left out are embedded tables, aggregates, JSON paths, search and range operators, calls of
 * functions, PUT, CSV and the header Location. `conformance.mjs` puts 153 raw calls to it and to
 * PostgREST 12.0.2 over the same database. Status, code, rows, Postgres' messages and the headers
 * Content-Range, Content-Type, Preference-Applied and WWW-Authenticate agree, except that
 * - a change or removal without a filter is refused here with 21000, as on hosted projects, which
 *   load the extension safeupdate (2 calls);
 * - CSV, other media types and PUT are known there (3 calls);
 * - `or=` without brackets is PGRST100 here and a missing column there, and a JSON text as a body
 *   is PGRST102 here and a row of nothing there (2 calls);
 * - an unknown table is PGRST205 here, as since version 13, and 42P01 there; an expired token
 *   PGRST303, as since 13, and PGRST301 there; errors of PostgREST's own have the words of 14 here,
 *   and a mistake in a filter is told without its place.
 */
import { createServer } from 'node:http';
import postgres from 'postgres';
import { startCluster, type Database } from '../postgres';
import { authService } from './auth/service';
import { createFaults, type FaultKind, type FaultMatch } from './faults';
import { functionsService } from './functions';
import { createGateway } from './gateway';
import { createSigner } from './jwt';
import { anonKey, secretKey } from './keys';
import { createListener } from './listener';
import { createLog, type LoggedRequest, type Match } from './log';
import { createMailbox, type Mail } from './mails';
import { createPeople, type Person, type TokenOptions } from './people';
import { closePort, openPort } from './port';
import { restService } from './rest/service';
import { hostedSettings, type Settings } from './settings';

export interface TestOptions extends Partial<Settings> {
  /** A free one, where none is named. */
  port?: number;
  /** Milliseconds that every answer takes at least. */
  latency?: number;
  /** Signs the tokens; one that nobody knows, where none is named. */
  jwtSecret?: string;
  onMail?: (mail: Mail) => void;
}

export interface TestSupabase {
  url: string;
  anonKey: string;
  secretKey: string;
  db: Database;
  mails: readonly Mail[];
  /** All requests but preflights, in order of arrival. */
  requests: readonly LoggedRequest[];
  /** The first request that matches, among those that came after `from` others. */
  arrival(match: Match, from?: number): Promise<LoggedRequest>;
  /** Answers the next matching request badly, or the next `times`. Gives back the way to mend it. */
  fault(match: FaultMatch, what: FaultKind): () => void;
  /** Opens an account, confirmed where nothing else is said. Gives back its id. */
  createUser(person: Person): Promise<string>;
  /** Signs a person in behind the server's back. Gives back the access token. */
  token(userId: string, options?: TokenOptions): Promise<string>;
  /** Refuses connections, and ends those there are, until `online`. */
  offline(): Promise<void>;
  online(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a project of its own, as hosted ones are set up where nothing else is said. */
export async function startTestSupabase(options: TestOptions = {}): Promise<TestSupabase> {
  const { port = 0, latency = 0, jwtSecret = crypto.randomUUID(), onMail, ...chosen } = options;
  const server = createServer();
  const taken = await openPort(server, port);
  const url = `http://localhost:${taken}`;
  const settings = { ...hostedSettings, ...chosen, url };

  const cluster = await startCluster();
  const db = await cluster.fresh();
  const connections = [connect(db, 'supabase_auth_admin'), connect(db, 'authenticator')] as const;
  const [authSql, restSql] = connections;
  const signer = createSigner(jwtSecret);
  const mailbox = await createMailbox(settings, onMail);
  const auth = { sql: authSql, signer, mailbox, settings };
  const gateway = createGateway(signer, {
    auth: authService(auth),
    rest: restService(restSql, signer),
    functions: functionsService(url),
  });
  const log = createLog();
  const faults = createFaults();
  server.on('request', createListener({ gateway, log, faults, latency }));

  return {
    url,
    anonKey,
    secretKey,
    db,
    mails: mailbox.mails,
    requests: log.requests,
    arrival: log.arrival,
    fault: faults.plan,
    ...createPeople(auth, db),
    offline: () => closePort(server),
    online: async () => void (await openPort(server, taken)),
    async close() {
      await closePort(server);
      await Promise.all(connections.map((sql) => sql.end({ timeout: 1 })));
      await db.close();
    },
  };
}

/** As the role that the real server has: what it may do is part of what is tested. */
const connect = ({ options }: Database, username: string): postgres.Sql =>
  postgres({
    ...options,
    username,
    max: 4,
    connection: { TimeZone: 'UTC' },
    onnotice: () => undefined,
  });
