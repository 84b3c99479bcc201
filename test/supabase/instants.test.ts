import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addPerson, peopleInDatabase, type People } from './people';

let people: People;
let id: string;

const instants = suite('instants of changes');
instants.before(async () => void (people = await peopleInDatabase()));
instants.before.each(async () => {
  await people.db.sql`delete from public.articles`;
  const [row] = await people.as(
    'Editor',
    (tx) => tx`insert into public.articles (slug) values ('one') returning id`,
  );
  id = String(row?.['id']);
});
instants.after(() => people.close());

/** The instant as the API writes it into JSON. */
const changedAt = async (): Promise<string> => {
  const [row] = await people.db
    .sql`select to_json(updated_at) as at from public.articles where id = ${id}`;
  return String(row?.['at']);
};
/** Saves what was begun at an instant, as the API does; the number of rows it found. */
const save = async (title: string, startedFrom: string): Promise<number> => {
  const rows = await people.as(
    'Editor',
    (tx) => tx`update public.articles set title = ${title}
      where id = ${id} and updated_at = ${startedFrom}::text::timestamptz`,
  );
  return rows.count;
};

instants('a new record was changed when it was created, in whole milliseconds', async () => {
  const [row] = await people.db.sql`select created_at = updated_at as same,
    date_trunc('milliseconds', updated_at) = updated_at as whole from public.articles`;
  assert.equal({ ...row }, { same: true, whole: true });
});

instants('an instant survives the way to the browser and back', async () => {
  const startedFrom = new Date(await changedAt()).toISOString();
  assert.is(await save('Mine', startedFrom), 1);
});

instants('each change is later than the one before, whole milliseconds apart', async () => {
  await people.db.sql.begin(async (tx) => {
    for (let count = 0; count < 20; count++) {
      const [row] = await tx`with before as (select id, updated_at from public.articles)
        update public.articles a set title = ${`${count}`} from before
        where a.id = before.id
        returning a.updated_at > before.updated_at as later,
          date_trunc('milliseconds', a.updated_at) = a.updated_at as whole`;
      assert.equal({ ...row }, { later: true, whole: true });
    }
  });
});

instants('a change is later even when the clock has gone back', async () => {
  const ahead = '2099-01-01T00:00:00.000Z';
  await people.db.sql`insert into public.articles (slug, updated_at) values ('ahead', ${ahead})`;
  const [row] = await people.db.sql`update public.articles set title = 'X'
    where slug = 'ahead' returning updated_at`;
  assert.is(row?.['updated_at'].toISOString(), '2099-01-01T00:00:00.001Z');
});

instants('of two who save what they began at one instant, the first wins', async () => {
  const startedFrom = await changedAt();
  const found = await Promise.all([save('Mine', startedFrom), save('Yours', startedFrom)]);
  assert.equal(found.sort(), [0, 1]);
});

instants('twenty who save at once never overwrite each other', async () => {
  const startedFrom = await changedAt();
  const tries = Array.from({ length: 20 }, (_, index) => save(`${index}`, startedFrom));
  const found = await Promise.all(tries);
  assert.is(
    found.reduce((sum, count) => sum + count, 0),
    1,
  );
});

instants('a view counted and an author deleted are no changes', async () => {
  const author = await addPerson(people.db, 'Leaving', 'Writer');
  await people.db.sql`update public.articles set author_id = ${author}, title = 'Theirs'`;
  const startedFrom = await changedAt();
  await people.db.sql`update public.articles set views = views + 1`;
  await people.db.sql`delete from auth.users where id = ${author}`;
  assert.is(await changedAt(), startedFrom);
});

instants('channels and profiles tell when they were changed, too', async () => {
  const { sql } = people.db;
  await sql`insert into public.channels (name, category, stream_url)
    values ('One', 'News', 'https://example.com/one')`;
  for (const statement of [
    `update public.channels set name = name`,
    `update public.profiles set username = username`,
  ]) {
    const before = await sql.unsafe(`select clock_timestamp()::timestamptz(3) as at`);
    const after = await sql.unsafe(`${statement} returning updated_at as at`);
    for (const { at } of after) assert.ok(at >= before[0]?.['at'], statement);
  }
});

instants.run();
