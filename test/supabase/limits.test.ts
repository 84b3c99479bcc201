/** What the tables take: everything that the screens let through, and nothing absurd. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ARTICLE_CONTENT_MAX, ARTICLE_TITLE_MAX, SCHEMA_MARKUP_MAX } from '~/domain/articleLimits';
import { peopleInDatabase, refusalOf, type People } from './people';

let people: People;

const limits = suite('limits of the tables');
limits.before(async () => void (people = await peopleInDatabase()));
limits.after(() => people.close());

/** Adds a row as an Admin, and takes it away again. */
async function adding(table: 'articles' | 'channels', fields: Record<string, unknown>) {
  const values = Object.values(fields).map((value) => (value === undefined ? null : value));
  const columns = Object.keys(fields);
  const places = columns.map((_, index) => `$${index + 1}`);
  const insert = `insert into public.${table} (${columns.join()}) values (${places.join()})`;
  try {
    await people.as('Admin', async (tx) => {
      await tx.unsafe(insert, values as string[]);
    });
  } catch (error) {
    return refusalOf(error);
  }
  await people.db.sql.unsafe(`delete from public.${table}`);
  return 'done';
}

const article = (fields: Record<string, unknown>) => adding('articles', { slug: 'a', ...fields });
const channel = (fields: Record<string, unknown>) =>
  adding('channels', {
    name: 'One',
    category: 'News',
    stream_url: 'https://example.com/1',
    ...fields,
  });

limits('an article takes the longest texts that the editor lets through', async () => {
  assert.is(
    await article({
      title: 'x'.repeat(ARTICLE_TITLE_MAX),
      content: 'x'.repeat(ARTICLE_CONTENT_MAX),
      schema_markup: 'x'.repeat(SCHEMA_MARKUP_MAX),
    }),
    'done',
  );
});

const absurd: Record<string, unknown>[] = [
  { title: 'x'.repeat(ARTICLE_TITLE_MAX + 1) },
  { content: 'x'.repeat(ARTICLE_CONTENT_MAX + 1) },
  { schema_markup: 'x'.repeat(SCHEMA_MARKUP_MAX + 1) },
  { excerpt: 'x'.repeat(100_001) },
  { image_url: 'x'.repeat(100_001) },
  { meta_keywords: 'x'.repeat(100_001) },
  { tags: Array.from({ length: 50_001 }, () => 'xx') },
  { tags: ['one', null] },
  { status: 'Archived' },
  { status: 'published' },
  { read_time: 0 },
  { read_time: 1_000_000 },
];
for (const fields of absurd) {
  const [[column, value] = []] = Object.entries(fields);
  limits(`an article is refused with ${column} ${JSON.stringify(value).slice(0, 30)}`, async () => {
    assert.is(await article(fields), '23514');
  });
}

for (const column of ['title', 'content', 'status', 'tags', 'slug']) {
  limits(`an article is refused without its ${column}`, async () => {
    assert.is(await article({ [column]: null }), '23502');
  });
}

const channels: [fields: Record<string, unknown>, outcome: string][] = [
  [{}, 'done'],
  [{ stream_url: 'HTTP://example.com' }, 'done'],
  [{ stream_url: 'javascript:alert(1)' }, '23514'],
  [{ stream_url: 'ftp://example.com' }, '23514'],
  [{ stream_url: '\nhttps://example.com' }, '23514'],
  [{ name: '' }, '23514'],
  [{ name: ' \t' }, '23514'],
  [{ category: ' ' }, '23514'],
  [{ name: 'x'.repeat(1001) }, '23514'],
  [{ is_featured: null }, '23502'],
];
for (const [fields, outcome] of channels) {
  limits(`a channel with ${JSON.stringify(fields).slice(0, 40)}: ${outcome}`, async () => {
    assert.is(await channel(fields), outcome);
  });
}

limits.run();
