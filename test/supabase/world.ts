import { createSupabaseAccount } from '~/data/supabase/accountBackend';
import { createSupabaseAdmin } from '~/data/supabase/adminBackend';
import { memoryKeyValue } from '~/data/keyValue';
import { withRoomForSession } from '~/data/local/sessionRoom';
import { type Client, type Member, type Person, people, type World } from '../data/contract/world';
import { valueOf } from '../data/outcome';
import { startTestSupabase, type TestOptions, type TestSupabase } from './server';

/** Where the site would be. */
export const siteUrl = 'http://localhost:3000';

/** A channel as it is typed in. */
export const channel = {
  name: 'One',
  category: 'News',
  streamUrl: 'https://s.example/1',
  logoUrl: '',
  isFeatured: false,
};

/** A browser that works with the server's data; another tab of one, where both have its storage. */
export function openBrowser(
  server: Pick<TestSupabase, 'url' | 'anonKey'>,
  storage = withRoomForSession(memoryKeyValue()),
): Client {
  // short, so that a server that never answers is not waited for
  const deadlines = { read: 1500, write: 2000 };
  const config = { url: server.url, anonKey: server.anonKey, deadlines };
  const account = createSupabaseAccount(config, storage, siteUrl);
  return { account, admin: createSupabaseAdmin(config, account, storage) };
}

export interface HostedWorld extends World {
  server: TestSupabase;
}

/** A project of its own with the contract's people in it, addresses confirmed. */
export async function openHostedWorld(options: TestOptions = {}): Promise<HostedWorld> {
  const server = await startTestSupabase({ confirmEmail: false, siteUrl, ...options });
  opened.push(server);
  const entries = await Promise.all(
    Object.entries(people).map(async ([kind, { name, email, password }]) => {
      const role = kind === 'customer' ? null : (kind as Exclude<Member, 'customer'>);
      return [kind, await server.createUser({ email, password, username: name, role })];
    }),
  );
  const ids: Record<Member, string> = Object.fromEntries(entries);
  return {
    server,
    ids,
    async as(person: Person) {
      const client = openBrowser(server);
      if (person !== 'guest') {
        const { email, password } = people[person];
        valueOf(await client.account.auth.signIn(email, password));
      }
      return client;
    },
  };
}

const opened: TestSupabase[] = [];

/** Ends every project a test has opened; to be called after each. */
export async function closeWorlds(): Promise<void> {
  await Promise.all(opened.splice(0).map((server) => server.close()));
}
