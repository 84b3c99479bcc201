import { secondsNow, createSigner } from '../jwt';
import type { TestSupabase } from '../index';
import type { Who } from './call';

export const articleId = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
export const channelId = (n: number) => `00000000-0000-4000-8000-0000000000c${n}`;

export const jwtSecret = 'known to the double and to the real server';

/** Opens the accounts. Gives back the token that each caller shows, '' for a visitor. */
export async function tokensOf(server: TestSupabase): Promise<Record<Who, string>> {
  const { sign } = createSigner(jwtSecret);
  const [Customer, Writer, Admin] = await Promise.all(
    ([null, 'Writer', 'Admin'] as const).map(async (role) => {
      const username = role ?? 'Customer';
      const email = `${username}@example.com`;
      return server.createUser({ email, password: 'secret-12', username, role });
    }),
  );
  const person = { role: 'authenticated', sub: Admin };
  const end = secondsNow() + 1000;
  const tokenOf = (sub = '') => sign({ role: 'authenticated', sub, exp: end });
  return {
    visitor: '',
    Customer: tokenOf(Customer),
    Writer: tokenOf(Writer),
    Admin: tokenOf(Admin),
    service: sign({ role: 'service_role', exp: end }),
    expired: sign({ ...person, exp: secondsNow() - 100 }),
    justExpired: sign({ ...person, exp: secondsNow() - 5 }),
    foreign: createSigner('another secret of more than 32 bytes').sign({ ...person, exp: end }),
    garbled: 'garbled',
    roleless: sign({ sub: Admin, exp: end }),
    unknownRole: sign({ role: 'nobody', exp: end }),
  };
}

/** The same rows before each call. */
export async function resetRows({ db: { sql } }: TestSupabase): Promise<void> {
  await sql`truncate public.articles, public.channels`;
  await sql`
    insert into public.articles
      (id, slug, title, status, tags, author_id, views, created_at, updated_at)
    select (${articleId(0).slice(0, -1)} || n)::uuid, 'slug-' || n, 'Title ' || n,
      case when n % 2 = 0 then 'Published' else 'Draft' end, array['t' || n, 'a,b', 'q"x'],
      (select id from public.profiles where role = 'Writer'), n,
      '2026-01-01'::timestamptz + n * interval '1 day',
      '2026-02-01'::timestamptz + n * interval '1 day'
    from generate_series(1, 7) n`;
  await sql`
    insert into public.channels (id, name, category, stream_url) values
      (${channelId(1)}, 'One', 'News', 'https://x.example/1'),
      (${channelId(2)}, 'Two, "three"', 'Sport', 'https://x.example/2')`;
  await sql`update public.profiles set username = 'Customer' where role is null`;
}
