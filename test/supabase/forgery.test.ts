import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addPerson, peopleInDatabase, type People } from './people';

let people: People;

const forgery = suite('forged and outdated claims');
forgery.before(async () => {
  people = await peopleInDatabase();
  await people.db.sql`insert into public.channels (name, category, stream_url)
    values ('One', 'News', 'https://example.com/one')`;
});
forgery.after(() => people.close());

const publish = `insert into public.articles (slug, status) values ('mine', 'Published')`;
const seeChannels = 'select id from public.channels';

forgery('a role that a customer claims in any place gives no rights', async () => {
  const forged = {
    sub: people.ids.customer,
    user_role: 'Admin',
    user_metadata: { role: 'Admin' },
    app_metadata: { role: 'Admin', roles: ['Admin'] },
    email: 'admin@example.com',
  };
  const who = { claims: forged };
  assert.is(await people.outcome(who, publish), 'refused');
  assert.is(await people.outcome(who, seeChannels), 0);
  assert.is(await people.outcome(who, 'select id from public.profiles'), 1);
});

forgery('a role that a visitor writes into a sign-up gives no rights', async () => {
  const id = randomUUID();
  const metadata = { username: 'Eve', role: 'Admin' };
  const { sql } = people.db;
  await sql`insert into auth.users (id, email, raw_user_meta_data, raw_app_meta_data)
    values (${id}, 'eve@example.com', ${sql.json(metadata)}, ${sql.json(metadata)})`;
  const [profile] = await sql`select role from public.profiles where id = ${id}`;
  assert.is(profile?.['role'], null);
  assert.is(await people.outcome({ claims: { sub: id } }, publish), 'refused');
});

forgery('the token of somebody deleted is good for what visitors may do', async () => {
  const id = await addPerson(people.db, 'gone', 'Admin');
  const who = { claims: { sub: id } };
  assert.is(await people.outcome(who, seeChannels), 1);
  await people.db.sql`delete from auth.users where id = ${id}`;
  assert.is(await people.outcome(who, seeChannels), 0);
  assert.is(await people.outcome(who, publish), 'refused');
  assert.is(await people.outcome(who, 'select id from public.profiles'), 0);
});

forgery('the token of somebody demoted has lost its rights at once', async () => {
  const id = await addPerson(people.db, 'demoted', 'Editor');
  const who = { claims: { sub: id } };
  assert.is(await people.outcome(who, publish), 1);
  await people.db.sql`update public.profiles set role = null where id = ${id}`;
  assert.is(await people.outcome(who, publish), 'refused');
});

forgery('a token without a person sees no more than visitors do', async () => {
  const who = { claims: {} };
  assert.is(await people.outcome(who, seeChannels), 0);
  assert.is(await people.outcome(who, publish), 'refused');
});

forgery('claims of one request are gone in the next one of the same connection', async () => {
  await people.as('Admin', (tx) => tx`select 1`);
  const found = await people.as('visitor', (tx) => tx`select auth.uid() as id`);
  assert.is(found[0]?.['id'], null);
});

forgery('a Writer cannot keep an article by naming its author again', async () => {
  const again = `update public.articles set title = 'X', author_id = author_id`;
  assert.is(await people.outcome('Writer', again), 'refused');
});

forgery.run();
