import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { peopleInDatabase, refusalOf, type People } from './people';

let people: People;

const slugs = suite('slugs of articles');
slugs.before(async () => void (people = await peopleInDatabase()));
slugs.before.each(async () => void (await people.db.sql`delete from public.articles`));
slugs.after(() => people.close());

const add = async (slug: string, earlier: string[] = []): Promise<string> => {
  const [row] = await people.db
    .sql`insert into public.articles (slug, earlier_slugs) values (${slug}, ${earlier}) returning id`;
  return String(row?.['id']);
};
const rename = (id: string, slug: string) =>
  people.as('Editor', (tx) => tx`update public.articles set slug = ${slug} where id = ${id}`);
const slugsOf = async (id: string) => {
  const [row] = await people.db
    .sql`select slug, earlier_slugs from public.articles where id = ${id}`;
  return [row?.['slug'], row?.['earlier_slugs']];
};
const refusal = (work: Promise<unknown>) => work.then(() => 'done', refusalOf);

slugs('an article keeps each slug it had, the latest last', async () => {
  const id = await add('one');
  await rename(id, 'two');
  await rename(id, 'three');
  assert.equal(await slugsOf(id), ['three', ['one', 'two']]);
});

slugs('an article takes back a slug it had', async () => {
  const id = await add('one');
  await rename(id, 'two');
  await rename(id, 'one');
  assert.equal(await slugsOf(id), ['one', ['two']]);
});

slugs('a change of other fields leaves the slugs alone', async () => {
  const id = await add('one', ['zero']);
  await people.as('Editor', (tx) => tx`update public.articles set slug = 'one', title = 'New'`);
  assert.equal(await slugsOf(id), ['one', ['zero']]);
});

slugs('a slug that leads to another article is refused as taken', async () => {
  await add('present', ['earlier']);
  const id = await add('mine');
  const tries = [
    () => add('present'),
    () => add('earlier'),
    () => rename(id, 'present'),
    () => rename(id, 'earlier'),
    () => add('new', ['present']),
    () => add('new', ['earlier']),
  ];
  for (const attempt of tries) assert.is(await refusal(attempt()), '23505', `${attempt}`);
  assert.equal(await slugsOf(id), ['mine', []]);
});

slugs('the refusal names the slug as a unique constraint would', async () => {
  await add('present', ['earlier']);
  const error: unknown = await add('earlier').catch((reason: unknown) => reason);
  assert.match(String(error), 'duplicate key value violates unique constraint "articles_slug_key"');
  const { detail, constraint_name } = Object(error);
  assert.is(detail, 'Key (slug)=(earlier) already exists.');
  assert.is(constraint_name, 'articles_slug_key');
});

slugs('a Writer’s slug may not clash with a Draft hidden from them', async () => {
  await add('present', ['earlier']);
  for (const slug of ['present', 'earlier']) {
    const insert = `insert into public.articles (slug) values ('${slug}')`;
    assert.is(await people.outcome('Writer', insert), '23505');
  }
});

slugs('rows of one statement may not clash with each other', async () => {
  const both = people.db.sql`insert into public.articles (slug, earlier_slugs)
    values ('one', '{}'), ('two', '{one}')`;
  assert.is(await refusal(both), '23505');
});

slugs('a deleted article leaves its slugs to others', async () => {
  await add('present', ['earlier']);
  await people.db.sql`delete from public.articles`;
  const id = await add('earlier', ['present']);
  assert.equal(await slugsOf(id), ['earlier', ['present']]);
});

slugs('of two articles that take one slug at the same time, one is refused', async () => {
  const ids = await Promise.all(['a', 'b', 'c', 'd'].map((slug) => add(slug)));
  for (let round = 0; round < 5; round++) {
    // each takes the slug that another has just left or is about to leave
    const wanted = ids.map((_, index) => `round-${round}-${index % 2}`);
    const ends = await Promise.all(
      ids.map((id, index) => refusal(rename(id, wanted[index] ?? ''))),
    );
    assert.equal(ends.sort(), ['23505', '23505', 'done', 'done']);
  }
  const [clash] = await people.db.sql`
    select count(*)::int as clashes from public.articles a join public.articles b
    on a.id < b.id and (a.earlier_slugs || a.slug) && (b.earlier_slugs || b.slug)`;
  assert.is(clash?.['clashes'], 0);
});

slugs('a new article and a renamed one cannot both get a slug', async () => {
  const id = await add('old');
  let opened: () => void = () => undefined;
  const hasRenamed = new Promise<void>((resolve) => (opened = resolve));
  const renaming = people.db.sql.begin(async (tx) => {
    await tx`update public.articles set slug = 'new' where id = ${id}`;
    opened();
    // the other one waits for this transaction to end
    await tx`select pg_sleep(0.1)`;
  });
  await hasRenamed;
  const adding = refusal(add('old'));
  await renaming;
  assert.is(await adding, '23505');
});

slugs('what is no path segment is refused as a slug', async () => {
  for (const slug of ['', 'a b', 'a/b', 'a?b', 'a#b', 'x'.repeat(2001)]) {
    assert.is(await refusal(add(slug)), '23514', slug);
  }
  for (const slug of ['article-1763654400000', 'a_b-2', 'x'.repeat(2000)]) await add(slug);
});

slugs.run();
