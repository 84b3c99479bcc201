import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seedArticles } from '~/content/seed';
import { seedChannels } from '~/content/seedChannels';
import type { Article, Channel } from '~/domain/entities';
import { moveIn } from '~/supabase/functions/move-in/moveIn';
import { openFunctionsWorld, refusalIn, type FunctionsWorld } from './functionsWorld';
import { faults } from './server/faults';

let world: FunctionsWorld;

const moving = suite('function move-in');
moving.before.each(async () => void (world = await openFunctionsWorld(moveIn)));
moving.after.each(() => world.close());

const articles: readonly Article[] = seedArticles.map((article, index) => ({
  ...article,
  earlierSlugs: [`earlier-${index}`],
}));
const channels: readonly Channel[] = seedChannels;
interface Load {
  articles?: readonly unknown[];
  channels?: readonly unknown[];
}
const everything: Load = { articles, channels };

const results = async (load: Load, dryRun: boolean) => {
  const { status, body } = await world.call({ dryRun, ...load });
  assert.is(status, 200, JSON.stringify(body));
  return Array.isArray(body['results']) ? body['results'] : [];
};
const outcomes = async (load: Load, dryRun = false) =>
  (await results(load, dryRun)).map(({ outcome }) => outcome);
const rows = (table: 'articles' | 'channels') =>
  world.server.db.sql.unsafe(`select * from public.${table} order by created_at, id`);

moving('brings articles as they were; they become the Admin’s own', async () => {
  assert.equal(await outcomes({ articles }), ['added', 'added', 'added']);
  for (const article of articles) {
    const [row] = await world.server.db
      .sql`select * from public.articles where slug = ${article.slug}`;
    assert.equal(
      {
        title: row?.['title'],
        content: row?.['content'],
        tags: row?.['tags'],
        status: row?.['status'],
        views: row?.['views'],
        readTime: row?.['read_time'],
        earlierSlugs: row?.['earlier_slugs'],
        authorName: row?.['author_name'],
        authorId: row?.['author_id'],
        createdAt: row?.['created_at'].toISOString(),
        updatedAt: row?.['updated_at'].toISOString(),
      },
      {
        title: article.title,
        content: article.content,
        tags: article.tags,
        status: article.status,
        views: article.views,
        readTime: article.readTime,
        earlierSlugs: article.earlierSlugs,
        authorName: article.authorName,
        authorId: world.ids.Admin,
        createdAt: article.createdAt,
        updatedAt: article.updatedAt,
      },
    );
  }
});

moving('tells of each record by the id and name it came with', async () => {
  const found = await results(
    { articles: articles.slice(0, 1), channels: channels.slice(0, 1) },
    false,
  );
  assert.equal(found, [
    { kind: 'article', id: articles[0]?.id, name: articles[0]?.title, outcome: 'added' },
    { kind: 'channel', id: channels[0]?.id, name: channels[0]?.name, outcome: 'added' },
  ]);
});

moving('a dry run tells the same and writes nothing', async () => {
  const planned = await results(everything, true);
  assert.is((await rows('articles')).length + (await rows('channels')).length, 0);
  assert.equal(await results(everything, false), planned);
});

moving('a request that does not say whether it is a dry run is one', async () => {
  await world.call(everything);
  assert.is((await rows('articles')).length, 0);
});

moving('a repetition doubles nothing and changes nothing', async () => {
  await results(everything, false);
  const before = [...(await rows('articles')), ...(await rows('channels'))];
  for (const isDry of [true, false]) {
    assert.equal(new Set(await outcomes(everything, isDry)), new Set(['exists']));
  }
  assert.equal([...(await rows('articles')), ...(await rows('channels'))], before);
});

moving('what was renamed or retitled there since is known all the same', async () => {
  await results(everything, false);
  const { sql } = world.server.db;
  await sql`update public.articles set slug = slug || '-new', title = 'New'`;
  await sql`update public.channels set name = name || ' HD', stream_url = stream_url || '/hd'`;
  for (const isDry of [true, false]) {
    assert.equal(new Set(await outcomes(everything, isDry)), new Set(['exists']));
  }
});

moving('two moves at once double nothing', async () => {
  await Promise.all([outcomes(everything), outcomes(everything)]);
  assert.is((await rows('articles')).length, articles.length);
  assert.is((await rows('channels')).length, channels.length);
});

moving('an article whose earlier slug leads to another there is left out', async () => {
  await world.server.db.sql`insert into public.articles (slug) values ('earlier-1')`;
  assert.equal(await outcomes({ articles }), ['added', 'exists', 'added']);
});

moving('records that are alike within one move are added once', async () => {
  const twice = [channels[0], { ...channels[0], id: 'copy' }];
  assert.equal(await outcomes({ channels: twice }), ['added', 'exists']);
});

moving('one stream in two categories is two channels', async () => {
  const twice = [channels[0], { ...channels[0], id: 'copy', category: 'Elsewhere' }];
  assert.equal(await outcomes({ channels: twice }), ['added', 'added']);
});

moving('what a database cannot hold of a text does not keep the rest from it', async () => {
  const [one] = articles;
  const odd = { ...one, title: 'No\0thing', content: 'half \ud83d', earlierSlugs: [] };
  assert.equal(await outcomes({ articles: [odd] }), ['added']);
  const [row] = await rows('articles');
  assert.equal([row?.['title'], row?.['content']], ['Nothing', 'half \ufffd']);
});

moving('one bad record stops no other, and is told of', async () => {
  const [one, two, three] = articles;
  const bad = [
    one,
    null,
    { ...two, title: 'x'.repeat(1001) },
    { id: 'a', title: 'No slug' },
    'text',
    three,
    { ...one, id: 'b', slug: '', earlierSlugs: [] },
  ];
  const found = await results({ articles: bad }, false);
  assert.equal(
    found.map(({ outcome }) => outcome),
    ['added', 'failed', 'failed', 'failed', 'failed', 'added', 'failed'],
  );
  assert.match(found[2].message, /^The database did not accept it: .*articles_title_check/);
  assert.is(found[3].message, 'This is no article: it lacks a title or a slug.');
  assert.is(found[3].name, 'No slug');
  assert.is((await rows('articles')).length, 2);
});

moving('odd values are brought into shape', async () => {
  const [article] = articles;
  const odd = {
    ...article,
    views: -5,
    readTime: 0,
    status: 'Archived',
    createdAt: 'yesterday',
    updatedAt: '2999-01-01T00:00:00.000Z',
    tags: 'news',
    earlierSlugs: [article?.slug, 'a', 'a', 7],
  };
  assert.equal(await outcomes({ articles: [odd] }), ['added']);
  const [row] = await rows('articles');
  assert.equal(
    [row?.['views'], row?.['read_time'], row?.['status'], row?.['tags'], row?.['earlier_slugs']],
    [0, 1, 'Draft', [], ['a']],
  );
  assert.ok(row?.['updated_at'] <= new Date());
});

moving('knows what is there among more rows than one answer holds', async () => {
  await world.server.db.sql`insert into public.articles (slug)
    select 'many-' || n from generate_series(1, 2100) n`;
  const late = { ...articles[0], slug: 'many-2050', earlierSlugs: [] };
  assert.equal(await outcomes({ articles: [late] }), ['exists']);
});

moving('an answer that got lost is not taken for a refusal', async () => {
  const path = /\/rest\/v1\/channels/;
  world.server.fault({ method: 'POST', path }, faults.broken('after'));
  const answer = await world.call({ dryRun: false, channels });
  assert.is(refusalIn(answer), '500 unexpected');
  assert.equal(new Set(await outcomes({ channels })), new Set(['exists']));
});

moving('nobody but an Admin may', async () => {
  const { customer, Writer, Editor } = world.tokens;
  for (const token of [customer, Writer, Editor]) {
    assert.is(
      refusalIn(await world.call({ dryRun: false, ...everything }, token)),
      '403 forbidden',
    );
  }
  assert.is(refusalIn(await world.call(everything, null)), '401 no-session');
  assert.is((await rows('articles')).length, 0);
});

moving('too much at a time is refused', async () => {
  const many = Array.from({ length: 501 }, () => channels[0]);
  assert.is(refusalIn(await world.call({ dryRun: true, channels: many })), '413 too-large');
  const long = { ...articles[0], content: 'é'.repeat(2_500_000) };
  assert.is(refusalIn(await world.call({ dryRun: true, articles: [long] })), '413 too-large');
});

moving('what is no JSON object, or brings nothing, moves nothing', async () => {
  assert.is(refusalIn(await world.call('[]')), '400 invalid');
  assert.equal(await outcomes({}), []);
  assert.equal((await world.call({ dryRun: false, articles: 'all' })).body, { results: [] });
});

moving.run();
