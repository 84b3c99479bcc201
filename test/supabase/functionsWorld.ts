/** The Edge Functions in front of a project with one person of each kind. */
import * as assert from 'uvu/assert';
import type { Role } from '~/domain/entities';
import { asFields, type Fields } from '~/lib/fields';
import type { AdminClient } from '~/supabase/functions/_shared/database';
import { startTestSupabase, type TestSupabase } from './server';
import { clientOf } from './server/client';

type EdgeFunction = (request: Request, admin: AdminClient) => Promise<Response>;

export interface Answer {
  status: number;
  body: Fields;
}

export interface FunctionsWorld {
  server: TestSupabase;
  admin: AdminClient;
  /** Access tokens. */
  tokens: Readonly<Record<Role | 'customer', string>>;
  ids: Readonly<Record<Role | 'customer', string>>;
  /** What the functions have logged. */
  logged: readonly unknown[];
  close(): Promise<void>;
  /** What the function answers to a JSON body, or to a text as it is. */
  call(body: unknown, token?: string | null): Promise<Answer>;
}

export const password = 'Good-password-1';

/** @param run the function under test; called as an Admin where no token is named */
export async function openFunctionsWorld(run: EdgeFunction): Promise<FunctionsWorld> {
  const server = await startTestSupabase();
  const admin = clientOf(server, server.secretKey);
  const add = (username: string, role: Role | null) =>
    server.createUser({ email: `${username.toLowerCase()}@example.com`, password, username, role });
  const ids = {
    Admin: await add('Ada', 'Admin'),
    Editor: await add('Ed', 'Editor'),
    Writer: await add('Wren', 'Writer'),
    customer: await add('Cleo', null),
  };
  const tokens = {
    Admin: await server.token(ids.Admin),
    Editor: await server.token(ids.Editor),
    Writer: await server.token(ids.Writer),
    customer: await server.token(ids.customer),
  };
  const logged: unknown[] = [];
  const { error } = console;
  console.error = (...parts) => void logged.push(...parts);
  return {
    server,
    admin,
    ids,
    tokens,
    logged,
    async close() {
      console.error = error;
      await server.close();
    },
    async call(body, token = tokens.Admin) {
      const response = await run(requestOf(body, token), admin);
      const read = asFields(await response.json());
      assert.ok(read, 'an answer is an object');
      return { status: response.status, body: read };
    },
  };
}

function requestOf(body: unknown, token: string | null): Request {
  return new Request('https://example.com/functions/v1/name', {
    method: 'POST',
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** The refusal in an answer, as `status code`. */
export const refusalIn = ({ status, body }: Answer): string => `${status} ${body['code']}`;
