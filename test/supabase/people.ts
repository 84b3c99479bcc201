/** The kinds of people that the database tells apart, and statements run in their name. */
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import type { Role } from '~/domain/entities';
import { startCluster, type Database } from './postgres';

/** What a token says; null is a visitor without one. */
type Claims = { sub?: string; [claim: string]: unknown } | null;

export const everyone = ['visitor', 'customer', 'Writer', 'Editor', 'Admin', 'server'] as const;
type Who = (typeof everyone)[number];

export interface People {
  db: Database;
  ids: Readonly<Record<Exclude<Who, 'visitor' | 'server'>, string>>;
  /** Runs statements as the API does for this person, and keeps what they did. */
  as<T>(
    who: Who | { claims: Claims },
    work: (tx: postgres.TransactionSql) => Promise<T>,
  ): Promise<T>;
  /** What a statement would do: the number of its rows, or why it is refused. Keeps nothing. */
  outcome(who: Who | { claims: Claims }, statement: string): Promise<number | string>;
  close(): Promise<void>;
}

/** A fresh database with a customer and one member of staff for each role. */
export async function peopleInDatabase(): Promise<People> {
  const db = await (await startCluster()).fresh();
  // the API signs in as this user and has no rights of its own
  const api = postgres({ ...db.options, username: 'authenticator', onnotice: () => undefined });
  const ids = {
    customer: await addPerson(db, 'customer'),
    Writer: await addPerson(db, 'Writer', 'Writer'),
    Editor: await addPerson(db, 'Editor', 'Editor'),
    Admin: await addPerson(db, 'Admin', 'Admin'),
  };

  const as: People['as'] = async (who, work) => {
    const claims = claimsOf(who, ids);
    const role = who === 'server' ? 'service_role' : claims ? 'authenticated' : 'anon';
    const result: { value?: Awaited<ReturnType<typeof work>> } = {};
    await api.begin(async (tx) => {
      await tx.unsafe(`set local role ${role}`);
      await tx`select set_config('request.jwt.claims', ${JSON.stringify({ role, ...claims })}, true)`;
      result.value = await work(tx);
    });
    if (!('value' in result)) throw new Error('The transaction ended without a result');
    return result.value;
  };

  return {
    db,
    ids,
    as,
    async outcome(who, statement) {
      let count = -1;
      try {
        await as(who, async (tx) => {
          count = (await tx.unsafe(statement)).count;
          throw new RolledBack();
        });
      } catch (error) {
        if (error instanceof RolledBack) return count;
        return refusalOf(error);
      }
      return count;
    },
    async close() {
      await api.end({ timeout: 1 });
      await db.close();
    },
  };
}

/** Adds an account as the auth server does, the role afterwards as staff-users does. */
export async function addPerson(
  { sql }: Database,
  name: string,
  role: Role | null = null,
): Promise<string> {
  const id = randomUUID();
  const email = `${name.toLowerCase()}.${id.slice(0, 8)}@example.com`;
  await sql`insert into auth.users (id, email, raw_user_meta_data)
    values (${id}, ${email}, ${sql.json({ username: name })})`;
  if (role) await sql`update public.profiles set role = ${role} where id = ${id}`;
  return id;
}

class RolledBack extends Error {}

function claimsOf(who: Who | { claims: Claims }, ids: People['ids']): Claims {
  if (typeof who === 'object') return who.claims;
  return who === 'visitor' || who === 'server' ? null : { sub: ids[who] };
}

/** The code of an error of the database, 'refused' for a missing right. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof postgres.PostgresError)) throw error;
  return error.code === '42501' ? 'refused' : error.code;
}
