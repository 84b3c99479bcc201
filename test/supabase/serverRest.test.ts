import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startTestSupabase, type TestSupabase } from './server';
import { ask, refusalOf } from './server/ask';
import { clientOf } from './server/client';

const rest = suite('test server: data');
let server: TestSupabase;
/** Tokens by role. */
const tokens: Record<string, string> = {};
const password = 'secret-12';

rest.before(async () => {
  server = await startTestSupabase();
  for (const role of ['Admin', 'Writer', null] as const) {
    const username = role ?? 'Customer';
    const email = `${username}@example.com`.toLowerCase();
    const id = await server.createUser({ email, password, username, role });
    tokens[username] = await server.token(id);
  }
});
rest.before.each(async () => {
  const { sql } = server.db;
  await sql`truncate public.articles, public.channels`;
  await sql`
    insert into public.articles (slug, title, status, tags, views)
    select 'slug-' || n, 'Title ' || n, case when n % 2 = 0 then 'Published' else 'Draft' end,
      array['t' || n, 'a,b'], n
    from generate_series(1, 6) n`;
});
rest.after(() => server.close());

const as = (who: string) => clientOf(server, tokens[who]);
const slugs = (rows: readonly { slug: unknown }[] | null) =>
  rows?.map(({ slug }) => slug).join(' ');
const channel = { name: 'One', category: 'News', stream_url: 'https://x.example/1' };

rest('a visitor reads what is published, an Admin everything', async () => {
  const read = async (client = clientOf(server)) =>
    slugs((await client.from('articles').select('slug').order('slug')).data);
  assert.is(await read(), 'slug-2 slug-4 slug-6');
  assert.is(await read(as('Admin')), 'slug-1 slug-2 slug-3 slug-4 slug-5 slug-6');
});

rest('filters, order and range are those of the client library', async () => {
  const articles = () => as('Admin').from('articles').select('slug').order('slug');
  const cases = {
    'slug-5 slug-6': articles().gt('views', 4),
    'slug-1 slug-2 slug-6': articles().or('views.lt.3,and(views.gte.6,status.eq.Published)'),
    'slug-2 slug-4': articles().in('slug', ['slug-2', 'slug-4', 'a,"b"']),
    'slug-3': articles().ilike('title', 'TITLE 3'),
    'slug-1 slug-3': articles().filter('tags', 'ov', '{"t1","t3"}'),
    'slug-2': articles().contains('tags', ['t2']),
    'slug-4 slug-5': articles().range(3, 4),
    'slug-1 slug-2': articles().limit(2),
    'slug-2 slug-3 slug-4 slug-5 slug-6': articles().not('views', 'eq', 1),
    'slug-1 slug-2 slug-3 slug-4 slug-5 slug-6': articles().is('author_id', null),
    '': articles().eq('title', `it's "x", \\ & %`),
  };
  for (const [expected, query] of Object.entries(cases)) {
    const { data, error } = await query;
    assert.is(error?.message, undefined, expected);
    assert.is(slugs(data), expected);
  }
});

rest('rows are counted without being sent', async () => {
  const options = { count: 'exact', head: true } as const;
  const { count, data } = await as('Admin')
    .from('articles')
    .select('*', options)
    .eq('status', 'Draft');
  assert.equal([count, data], [3, null]);
  const headers = { prefer: 'count=exact' };
  const part = await ask(server, 'GET /rest/v1/articles?limit=2', { headers });
  assert.equal([part.status, part.headers.get('content-range')], [206, '0-1/3']);
  const beyond = await ask(server, 'GET /rest/v1/articles?offset=4', { headers });
  assert.match(refusalOf(beyond), '416 PGRST103');
});

rest('never more than a thousand rows come at once', async () => {
  await server.db.sql`
    insert into public.channels (name, category, stream_url)
    select n, 'c', 'https://x.example' from generate_series(1, 1200) n`;
  const { data, count } = await as('Admin').from('channels').select('id', { count: 'exact' });
  assert.equal([data?.length, count], [1000, 1200]);
});

rest('one row is one row', async () => {
  const articles = () => as('Admin').from('articles').select('slug');
  assert.equal((await articles().eq('views', 3).single()).data, { slug: 'slug-3' });
  const many = await articles().single();
  assert.equal([many.status, many.error?.code], [406, 'PGRST116']);
  assert.is(many.error?.details, 'The result contains 6 rows');
  assert.is((await articles().eq('slug', 'none').maybeSingle()).data, null);
});

rest('rows are added, changed and removed', async () => {
  const channels = () => as('Admin').from('channels');
  const plain = await channels().insert(channel);
  assert.equal([plain.status, plain.data], [201, null]);
  const added = await channels().insert([channel, channel]).select('name,is_featured');
  assert.equal(added.data, Array(2).fill({ name: 'One', is_featured: false }));
  const changed = await channels().update({ name: 'Two' }).eq('name', 'One').select('name');
  assert.equal([changed.status, changed.data?.length], [200, 3]);
  const unseen = await channels().update({ name: 'Three' }).eq('name', 'One').select();
  assert.equal([unseen.data, unseen.error], [[], null]);
  assert.is((await channels().delete().eq('name', 'Two')).status, 204);
  assert.is((await channels().select()).data?.length, 0);
});

rest('an insertion may take the place of a row or leave it', async () => {
  const service = clientOf({ ...server, anonKey: server.secretKey }).from('articles');
  const rows = [{ slug: 'slug-1', title: 'New' }];
  const kept = await service
    .upsert(rows, { onConflict: 'slug', ignoreDuplicates: true })
    .select('title');
  assert.equal(kept.data, []);
  const replaced = await service.upsert(rows, { onConflict: 'slug' }).select('title');
  assert.equal([replaced.status, replaced.data], [200, [{ title: 'New' }]]);
});

rest('a column that a row of many does not name gets its default where that is asked', async () => {
  const rows = [{ ...channel, is_featured: true }, channel];
  const insert = (defaultToNull: boolean) =>
    as('Admin').from('channels').insert(rows, { defaultToNull }).select('is_featured');
  assert.equal((await insert(false)).data, [{ is_featured: true }, { is_featured: false }]);
  assert.is((await insert(true)).error?.code, '23502');
});

rest('a change that is refused for its number of rows is not made', async () => {
  const refused = await as('Admin')
    .from('articles')
    .update({ title: 'All' })
    .eq('status', 'Draft')
    .select()
    .single();
  assert.is(refused.error?.code, 'PGRST116');
  const [row] = await server.db.sql`select count(*)::int from public.articles where title = 'All'`;
  assert.is(row?.['count'], 0);
});

rest('refusals have the status and code of the real server', async () => {
  const admin = as('Admin');
  const customer = as('Customer');
  const cases = {
    '401 42501': clientOf(server).from('channels').select(),
    '403 42501': customer.from('channels').insert(channel),
    '404 PGRST205': admin.from('nothing').select(),
    '404 PGRST202': admin.rpc('nothing'),
    '400 PGRST204': admin.from('channels').insert({ ...channel, nothing: 1 }),
    '400 42703': admin.from('channels').select().eq('nothing', 1),
    '400 PGRST200': admin.from('articles').select('slug, profiles(username)'),
    '400 PGRST100': admin.from('articles').select().filter('slug', 'resembles', 'x'),
    '400 22P02': admin.from('articles').select().eq('id', 'article-1'),
    '400 23514': admin.from('channels').insert({ ...channel, name: '' }),
    '400 23502': admin.from('channels').insert({ ...channel, name: null }),
    '409 23505': admin.from('articles').update({ slug: 'slug-1' }).eq('slug', 'slug-2'),
    '400 21000': admin.from('channels').delete(),
    '406 PGRST106': admin.schema('private').from('channels').select(),
  };
  for (const [expected, query] of Object.entries(cases)) {
    const { status, error } = await query;
    assert.is(`${status} ${error?.code}`, expected, error?.message);
  }
  const noJson = await ask(server, 'POST /rest/v1/channels', { body: 'x', token: tokens['Admin'] });
  assert.is(refusalOf(noJson), '400 PGRST102: Empty or invalid json');
});

rest('a token has to be ours and not expired, but for half a minute', async () => {
  const [person] = await server.db.sql`select id from public.profiles where role = 'Admin'`;
  const read = async (expiresIn: number) => {
    const token = await server.token(String(person?.['id']), { expiresIn });
    return ask(server, 'GET /rest/v1/channels', { token });
  };
  assert.is((await read(-20)).status, 200);
  const expired = await read(-40);
  assert.is(refusalOf(expired), '401 PGRST303: JWT expired');
  assert.match(expired.headers.get('www-authenticate') ?? '', 'invalid_token');
  const foreign = await ask(server, 'GET /rest/v1/channels', { token: 'a.b.c' });
  assert.is(refusalOf(foreign), '401 PGRST301: No suitable key or wrong key type');
});

rest('what a token forges, the database does not believe', async () => {
  const [person] = await server.db.sql`select id from public.profiles where role is null`;
  const claims = { user_metadata: { role: 'Admin' }, app_metadata: { role: 'Admin' } };
  const token = await server.token(String(person?.['id']), { claims });
  const { text } = await ask(server, 'GET /rest/v1/channels', { token });
  assert.is(text, '[]');
});

rest.run();
