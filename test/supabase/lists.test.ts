import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { articleListRules } from '~/domain/articleList';
import { channelListRules } from '~/domain/channelList';
import { seedArticles } from '~/content/seed';
import { seedChannels } from '~/content/seedChannels';
import { findRecords } from '~/domain/listQuery';
import { foldText } from '~/domain/text';
import { peopleInDatabase, type People } from './people';

let people: People;

const lists = suite('lists');
lists.before(async () => {
  people = await peopleInDatabase();
  for (const { slug, title, excerpt, tags, authorName, status } of seedArticles) {
    await people.db.sql`insert into public.articles
      (slug, title, excerpt, tags, author_name, status)
      values (${slug}, ${title}, ${excerpt}, ${[...tags]}, ${authorName}, ${status})`;
  }
  for (const { name, category, streamUrl } of seedChannels) {
    await people.db.sql`insert into public.channels (name, category, stream_url)
      values (${name}, ${category}, ${streamUrl})`;
  }
});
lists.after(() => people.close());

/** In the order given, as the database folds them. */
async function foldedThere(texts: readonly string[]): Promise<string[]> {
  const rows = await people.db.sql`select private.fold(value) as folded
    from unnest(${[...texts]}::text[]) with ordinality as given (value, position) order by position`;
  return rows.map(({ folded }) => folded);
}

const texts = [
  'Crème brûlée',
  'CREME BRULEE',
  'Ø, Æ and Œ',
  'Straße',
  'İstanbul ısı',
  'Việt Nam',
  'Łódź',
  'КИНО и Ёлка',
  'Ελληνικά ΟΔΟΣ',
  'עִבְרִית',
  'مُحَمَّد',
  'हिन्दी',
  'ไทย',
  '한국어',
  'ＡＢＣ１２３',
  'ﬁne №5 ½',
  '❤️ 👩‍🚀',
  'e\u0301',
  'a_b%c\\d',
  `e${'\u0301\u0316'.repeat(20_000)}`,
  'two\nlines',
  '',
];

lists('a text is folded as in the browser', async () => {
  assert.equal(await foldedThere(texts), texts.map(foldText));
});

// Han has neither case nor accents
lists('so is every character but the Chinese ones', async () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
    .map((code) => String.fromCodePoint(code))
    .filter((character) => !/\p{Cn}|\p{Co}|\p{Script=Han}/u.test(character));
  const there = await foldedThere(all);
  const differing = all.filter((character, index) => there[index] !== foldText(character));
  // from there on stand letters that newer tables than those of Unicode 14 know; each side has its own
  const newer = 0x1c89;
  assert.equal(
    differing.filter((character) => codeOf(character) < newer),
    [],
  );
  assert.ok(differing.length < 500, `${differing.length} differ`);
});

const codeOf = (character: string) => character.codePointAt(0) ?? 0;

const searches = ['iptv', 'IPTV', 'choosing', 'cable', 'News', 'kids', 'example', 'zzz', 'é'];
for (const search of searches) {
  lists(`a search for '${search}' finds in the database what it finds in a browser`, async () => {
    const wanted = { search, filters: {} };
    const pattern = `%${foldText(search)}%`;
    const articles = await people.db
      .sql`select title from public.articles where search_text like ${pattern} order by slug`;
    const articlesHere = findRecords(seedArticles, wanted, articleListRules);
    assert.equal(
      articles.map(({ title }) => title).sort(),
      articlesHere.map(({ title }) => title).sort(),
    );
    const channels = await people.db
      .sql`select name from public.channels where search_text like ${pattern}`;
    const channelsHere = findRecords(seedChannels, wanted, channelListRules);
    assert.equal(
      channels.map(({ name }) => name).sort(),
      channelsHere.map(({ name }) => name).sort(),
    );
  });
}

lists('the text that is searched follows each change', async () => {
  const [row] = await people.as(
    'Editor',
    (tx) => tx`insert into public.articles (slug, title, tags) values ('t', 'Été', '{Café,Ü}')
      returning id, search_text`,
  );
  assert.is(row?.['search_text'], 'ete\n\ncafe\nu\neditor');
  const [changed] = await people.as(
    'Editor',
    (tx) => tx`update public.articles set title = 'Hiver', tags = '{}' where slug = 't'
      returning search_text`,
  );
  assert.is(changed?.['search_text'], 'hiver\n\neditor');
});

lists('names are sorted as people sort them', async () => {
  const names = ['Zee', 'sky 10', 'Sky 2', 'élan', 'Eden', 'Sky 2 HD', 'news', '4Music', 'News 24'];
  const rows = await people.db.sql`select value from unnest(${names}::text[]) as given (value)
    order by private.sort_key(value) collate "C"`;
  assert.equal(
    rows.map(({ value }) => value),
    ['4Music', 'Eden', 'élan', 'news', 'News 24', 'Sky 2', 'Sky 2 HD', 'sky 10', 'Zee'],
  );
});

lists('the longest names that are allowed can be kept', async () => {
  // four bytes each, and in no order that an index could compress
  const wide = Array.from({ length: 1000 }, (_, index) =>
    String.fromCodePoint(0x20000 + ((index * 7919) % 42_000)),
  ).join('');
  const digits = '1 '.repeat(500);
  for (const name of [wide, digits]) {
    const rows = await people.as(
      'Editor',
      (tx) => tx`insert into public.channels (name, category, stream_url)
        values (${name}, ${name}, ${`https://example.com/${'x'.repeat(90_000)}`})`,
    );
    assert.is(rows.count, 1);
    await people.as(
      'Editor',
      (tx) => tx`insert into public.articles (slug, title, excerpt)
      values (${`long-${codeOf(name)}`}, ${name}, ${'é'.repeat(100_000)})`,
    );
  }
});

lists('each category and each author is offered once', async () => {
  await people.as('Editor', (tx) => tx`insert into public.articles (slug) values ('again')`);
  await people.as(
    'Admin',
    (tx) => tx`insert into public.channels (name, category, stream_url)
    values ('Again', 'News', 'https://example.com/again')`,
  );
  const authors = await people.as('Editor', (tx) => tx`select name from public.article_authors`);
  assert.equal(
    authors.map(({ name }) => name),
    ['Editor'],
  );
  const categories = await people.as(
    'Editor',
    (tx) => tx`select category from public.channel_categories where category = 'News'`,
  );
  assert.is(categories.length, 1);
});

lists.run();
