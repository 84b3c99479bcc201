import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addPerson, peopleInDatabase, type People } from './people';

let people: People;

const profiles = suite('profiles');
profiles.before(async () => void (people = await peopleInDatabase()));
profiles.after(() => people.close());

const profileOf = async (id: string) =>
  (await people.db.sql`select username, role, email from public.profiles where id = ${id}`)[0];

/** Whatever a visitor sends with a sign-up, as JSON, and the name it makes. */
const signUps: [what: string, metadata: string | null, username: string][] = [
  ['a name', '{"username": "Ann"}', 'Ann'],
  ['no name', '{}', ''],
  ['nothing', null, ''],
  ['a JSON null', 'null', ''],
  ['a name that is null', '{"username": null}', ''],
  ['a number for a name', '{"username": 7}', '7'],
  ['a list', '["username"]', ''],
  ['a text', '"username"', ''],
  ['a name of 5,000 letters', JSON.stringify({ username: 'x'.repeat(5000) }), 'x'.repeat(120)],
  ['a name of emoji', JSON.stringify({ username: '👩‍🚀'.repeat(100) }), '👩‍🚀'.repeat(40)],
  [
    'quotes and SQL',
    `{"username": "'); drop table public.profiles; --"}`,
    `'); drop table public.profiles; --`,
  ],
];

for (const [what, metadata, username] of signUps) {
  profiles(`a sign-up with ${what} makes a customer’s profile`, async () => {
    const id = randomUUID();
    const email = `${id}@example.com`;
    await people.db.sql`insert into auth.users (id, email, raw_user_meta_data)
      values (${id}, ${email}, ${metadata}::text::jsonb)`;
    assert.equal({ ...(await profileOf(id)) }, { username, role: null, email });
  });
}

profiles('an account without an address gets a profile, too', async () => {
  const id = randomUUID();
  await people.db.sql`insert into auth.users (id) values (${id})`;
  assert.is((await profileOf(id))?.['email'], null);
});

profiles('a profile that is there already is left as it is', async () => {
  const id = await addPerson(people.db, 'Ann', 'Editor');
  const { sql } = people.db;
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`delete from auth.users where id = ${id}`;
  });
  await sql`insert into auth.users (id, email) values (${id}, 'again@example.com')`;
  const profile = await profileOf(id);
  assert.is(profile?.['username'], 'Ann');
  assert.is(profile?.['role'], 'Editor');
});

profiles('the address follows the account’s', async () => {
  const id = await addPerson(people.db, 'Moved');
  await people.db.sql`update auth.users set email = 'new@example.com' where id = ${id}`;
  assert.is((await profileOf(id))?.['email'], 'new@example.com');
});

profiles('a profile goes with its account', async () => {
  const id = await addPerson(people.db, 'Leaving', 'Writer');
  await people.db.sql`delete from auth.users where id = ${id}`;
  assert.is(await profileOf(id), undefined);
});

profiles('an author’s articles stay, with the name, when the account goes', async () => {
  const id = await addPerson(people.db, 'Leaving', 'Writer');
  const who = { claims: { sub: id } };
  await people.as(who, (tx) => tx`insert into public.articles (slug) values ('left-behind')`);
  await people.db.sql`delete from auth.users where id = ${id}`;
  const [article] = await people.db
    .sql`select author_id, author_name from public.articles where slug = 'left-behind'`;
  assert.equal({ ...article }, { author_id: null, author_name: 'Leaving' });
});

profiles('an article bears the author’s name, or the address of one without a name', async () => {
  const id = await addPerson(people.db, '', 'Writer');
  const who = { claims: { sub: id } };
  const [article] = await people.as(
    who,
    (tx) => tx`insert into public.articles (slug) values ('nameless') returning author_name`,
  );
  assert.is(article?.['author_name'], (await profileOf(id))?.['email']);
});

profiles('a profile is renamed by its person, up to 120 letters', async () => {
  const rename = (name: string) => `update public.profiles set username = '${name}'`;
  assert.is(await people.outcome('customer', rename('x'.repeat(120))), 1);
  assert.is(await people.outcome('customer', rename('x'.repeat(121))), '23514');
});

profiles('a role that does not exist is refused from anyone', async () => {
  assert.is(await people.outcome('server', `update public.profiles set role = 'Owner'`), '23514');
});

profiles.run();
