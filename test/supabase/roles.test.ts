/** Who may do what, straight on the tables: one line for each action, one column for each role. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { everyone, peopleInDatabase, type People } from './people';

type Line = [action: string, outcomes: string, statement: string];

let people: People;
const published = '10000000-0000-4000-8000-000000000001';
const draft = '10000000-0000-4000-8000-000000000002';
const writers = '10000000-0000-4000-8000-000000000003';
const other = '30000000-0000-4000-8000-000000000001';

const article = (id: string) => `public.articles where id = '${id}'`;
const change = (id: string, set: string) => `update public.articles set ${set} where id = '${id}'`;
const add = (columns: string, values: string) =>
  `insert into public.articles (${columns}) values (${values})`;
const addChannel = (columns = '', values = '') =>
  `insert into public.channels (name, category, stream_url${columns})
   values ('New', 'News', 'https://example.com/n'${values})`;
const changeProfile = (set: string) => `update public.profiles set ${set}`;
const changeChannel = (set: string) => `update public.channels set ${set}`;

/**
 * Rows seen or changed, `no` where it is refused; the columns are visitor, customer, Writer,
 * Editor, Admin, server. Nobody but staff publishes: or anyone who signs up could.
 */
const lines: Line[] = [
  ['sees a Published article', '1 1 1 1 1 1', `select id from ${article(published)}`],
  ['sees another’s Draft', '0 0 0 1 1 1', `select id from ${article(draft)}`],
  ['sees the Writer’s Draft', '0 0 1 1 1 1', `select id from ${article(writers)}`],
  ['sees all articles', '1 1 2 3 3 3', 'select id from public.articles'],
  ['adds an article', 'no no 1 1 1 1', add('slug', `'new'`)],
  ['adds one and gets it back', 'no no 1 1 1 1', `${add('slug', `'new'`)} returning *`],
  ['adds a Published one', 'no no 1 1 1 1', add('slug, status', `'new', 'Published'`)],
  ['adds one as somebody else', 'no no no no no 1', add('slug, author_id', `'new', '${other}'`)],
  ['adds one without an author', 'no no no no no 1', add('slug, author_id', `'new', null`)],
  ['adds one with an id', 'no no no no no 1', add('slug, id', `'new', '${other}'`)],
  ['adds one with views', 'no no no no no 1', add('slug, views', `'new', 9`)],
  ['adds one under a name', 'no no no no no 1', add('slug, author_name', `'new', 'X'`)],
  ['adds one with earlier slugs', 'no no no no no 1', add('slug, earlier_slugs', `'a', '{b}'`)],
  ['adds one dated', 'no no no no no 1', add('slug, created_at', `'new', now()`)],
  ['adds one changed at', 'no no no no no 1', add('slug, updated_at', `'new', now()`)],
  ['changes a Published article', 'no 0 0 1 1 1', change(published, `title = 'X'`)],
  ['changes another’s Draft', 'no 0 0 1 1 1', change(draft, `title = 'X'`)],
  ['changes the Writer’s Draft', 'no 0 1 1 1 1', change(writers, `title = 'X'`)],
  ['publishes the Writer’s Draft', 'no 0 1 1 1 1', change(writers, `status = 'Published'`)],
  ['changes every article', 'no 0 1 3 3 3', `update public.articles set title = 'X'`],
  ['gives an article away', 'no no no no no 1', change(writers, `author_id = (select auth.uid())`)],
  ['renames an author', 'no no no no no 1', change(writers, `author_name = 'X'`)],
  ['changes views', 'no no no no no 1', change(writers, `views = 9`)],
  ['changes an id', 'no no no no no 1', change(writers, `id = '${other}'`)],
  ['changes when it was created', 'no no no no no 1', change(writers, `created_at = now()`)],
  ['changes when it was changed', 'no no no no no 1', change(writers, `updated_at = now()`)],
  ['changes earlier slugs', 'no no no no no 1', change(writers, `earlier_slugs = '{x}'`)],
  ['deletes a Published article', 'no 0 0 1 1 1', `delete from ${article(published)}`],
  ['deletes another’s Draft', 'no 0 0 1 1 1', `delete from ${article(draft)}`],
  ['deletes the Writer’s Draft', 'no 0 1 1 1 1', `delete from ${article(writers)}`],
  ['empties the articles', 'no no no no no no', 'truncate public.articles'],
  ['sees the authors', 'no 1 2 2 2 2', 'select id from public.article_authors'],
  ['sees the channels', 'no 0 0 1 1 1', 'select id from public.channels'],
  ['sees the categories', 'no 0 0 1 1 1', 'select category from public.channel_categories'],
  ['adds a channel', 'no no no 1 1 1', addChannel()],
  ['adds one and gets it back', 'no no no 1 1 1', `${addChannel()} returning *`],
  ['adds one with an id', 'no no no no no 1', addChannel(', id', `, '${other}'`)],
  ['adds one dated', 'no no no no no 1', addChannel(', created_at', ', now()')],
  ['changes a channel', 'no 0 0 1 1 1', changeChannel(`name = 'X'`)],
  ['dates a channel', 'no no no no no 1', changeChannel(`created_at = now()`)],
  ['deletes a channel', 'no 0 0 1 1 1', 'delete from public.channels'],
  ['empties the channels', 'no no no no no no', 'truncate public.channels'],
  ['sees profiles', 'no 1 1 1 5 5', 'select id from public.profiles'],
  ['renames every profile', 'no 1 1 1 5 5', changeProfile(`username = 'X'`)],
  ['raises their role', 'no no no no no 5', changeProfile(`role = 'Admin'`)],
  ['raises it with the name', 'no no no no no 5', changeProfile(`username = 'X', role = 'Admin'`)],
  ['changes their address', 'no no no no no 5', changeProfile(`email = 'x'`)],
  ['changes when it was changed', 'no no no no no 5', changeProfile(`updated_at = now()`)],
  [
    'adds a profile',
    'no no no no no 23503',
    `insert into public.profiles (id, role) values (gen_random_uuid(), 'Admin')`,
  ],
  ['deletes profiles', 'no no no no no 5', 'delete from public.profiles'],
  ['reads the accounts', 'no no no no no no', 'select id from auth.users'],
  ['asks for their role by name', 'no no no no no no', 'select private.my_role()'],
  ['folds a text by name', 'no no no no no no', `select private.fold('x')`],
  ['adds a table', 'no no no no no no', 'create table public.mine (id int)'],
];

const roles = suite('roles');

roles.before(async () => {
  people = await peopleInDatabase();
  const { sql } = people.db;
  const { Writer, Editor } = people.ids;
  await sql`insert into auth.users (id, email) values (${other}, 'other@example.com')`;
  await sql`insert into public.articles (id, slug, status, author_id) values
    (${published}, 'published', 'Published', ${Editor}),
    (${draft}, 'draft', 'Draft', ${Editor}),
    (${writers}, 'writers', 'Draft', ${Writer})`;
  await sql`insert into public.channels (name, category, stream_url)
    values ('One', 'News', 'https://example.com/one')`;
});
roles.after(() => people.close());

for (const [action, outcomes, statement] of lines) {
  roles(`who ${action}`, async () => {
    const found: string[] = [];
    for (const who of everyone) {
      const outcome = await people.outcome(who, statement);
      found.push(`${who}: ${outcome === 'refused' ? 'no' : outcome}`);
    }
    const wanted = outcomes.split(' ').map((outcome, index) => `${everyone[index]}: ${outcome}`);
    assert.equal(found, wanted);
  });
}

roles.run();
