import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Articles } from '~/data/articles';
import { findBySlug } from '~/domain/articleQueries';
import { refusal, until, valueOf } from '../outcome';
import { type OpenWorld, people } from './world';

export function articlesContract(name: string, open: OpenWorld): void {
  const articles = suite(`${name}: articles`);

  articles(
    'A new article is a Draft of its author, without views, under its title’s slug',
    async () => {
      const world = await open();
      const { admin } = await world.as('Writer');
      const made = valueOf(
        await admin.articles.create({
          title: 'Élan: How  to -- Start!',
          content: `<p>${'word '.repeat(401)}</p>`,
          excerpt: 'In short',
          tags: ' guide, ,firestick,, vpn ,Guide',
        }),
      );
      const { id, createdAt, updatedAt, ...rest } = made;
      assert.equal(rest, {
        slug: 'elan-how-to-start',
        earlierSlugs: [],
        title: 'Élan: How  to -- Start!',
        content: `<p>${'word '.repeat(401)}</p>`,
        excerpt: 'In short',
        status: 'Draft',
        tags: ['guide', 'firestick', 'vpn'],
        imageUrl: '',
        imageDescription: '',
        metaTitle: 'Élan: How  to -- Start!',
        metaDescription: 'In short',
        metaKeywords: '',
        schemaMarkup: '',
        views: 0,
        readTime: 3,
        authorId: world.ids.Writer,
        authorName: people.Writer.name,
      });
      assert.ok(id);
      assert.is(new Date(createdAt).toISOString(), createdAt);
      assert.is(updatedAt, createdAt);
      assert.equal(valueOf(await admin.articles.get(id)), made);
    },
  );

  articles('Each field keeps what was written into it', async () => {
    const { admin } = await (await open()).as('Admin');
    const written = {
      title: 'A title',
      content: '<p>Words</p>',
      excerpt: 'An excerpt',
      status: 'Published',
      imageUrl: 'https://pictures.example/a.png',
      imageDescription: 'What the picture shows',
      metaTitle: 'A title for search engines',
      metaDescription: 'A description for them',
      metaKeywords: 'words, for, them',
      schemaMarkup: '{"@type":"Article"}',
    } as const;
    const { id } = valueOf(await admin.articles.create(written));
    const found = valueOf(await admin.articles.get(id));
    assert.equal({ ...found, ...written }, found);
    const others = Object.fromEntries(
      Object.entries(written).map(([field, text]) => [field, `${text} `.repeat(2).trim()]),
    );
    const changed = {
      ...others,
      status: 'Draft',
      schemaMarkup: '{"@type":"NewsArticle"}',
    } as const;
    valueOf(await admin.articles.update(id, changed));
    const again = valueOf(await admin.articles.get(id));
    assert.equal({ ...again, ...changed }, again);
  });

  articles('An article without a title gets one, and a slug from the time', async () => {
    const { admin } = await (await open()).as('Admin');
    const made = valueOf(await admin.articles.create({}));
    assert.is(made.title, 'Untitled Article');
    assert.match(made.slug, /^article-\d+$/);
  });

  articles('Equal titles get slugs that end in -2 and -3', async () => {
    const { admin } = await (await open()).as('Admin');
    const slugs = [];
    for (let count = 0; count < 3; count += 1) {
      slugs.push(valueOf(await admin.articles.create({ title: 'Same title' })).slug);
    }
    assert.equal(slugs, ['same-title', 'same-title-2', 'same-title-3']);
  });

  articles('An update keeps id, author, views and creation, whatever it is given', async () => {
    const world = await open();
    const { admin } = await world.as('Editor');
    const { admin: writers } = await world.as('Writer');
    const made = valueOf(await writers.articles.create({ title: 'First' }));
    const forged = {
      title: 'Second',
      id: 'forged',
      authorId: world.ids.Editor,
      authorName: 'Forged',
      views: 9999,
      createdAt: '1999-01-01T00:00:00.000Z',
      updatedAt: '1999-01-01T00:00:00.000Z',
    };
    const updated = valueOf(await admin.articles.update(made.id, forged));
    const { id, authorId, authorName, views, createdAt } = made;
    assert.equal(
      { ...updated, updatedAt: '' },
      {
        ...made,
        ...{ id, authorId, authorName, views, createdAt },
        title: 'Second',
        slug: 'second',
        earlierSlugs: ['first'],
        // it was filled in from the first title, and nobody blanked it since
        metaTitle: 'First',
        updatedAt: '',
      },
    );
    assert.ok(updated.updatedAt > made.updatedAt, 'updatedAt is refreshed');
    assert.equal(valueOf(await admin.articles.get(made.id)), updated);
  });

  articles('A title that many articles have had is free for one more', async () => {
    const { admin } = await (await open()).as('Admin');
    for (let count = 1; count <= 59; count += 1) {
      const { id } = valueOf(await admin.articles.create({ title: 'Null' }));
      valueOf(await admin.articles.update(id, { title: `Renamed ${count}` }));
    }
    assert.is(valueOf(await admin.articles.create({ title: 'Null' })).slug, 'null-60');
  });

  articles('A word of the site’s own is a title like any other, however often', async () => {
    const { admin } = await (await open()).as('Admin');
    for (let count = 1; count <= 11; count += 1) {
      const { id, slug } = valueOf(await admin.articles.create({ title: 'New' }));
      assert.is(slug, `new-${count + 1}`);
      if (count % 2) valueOf(await admin.articles.update(id, { title: `Renamed ${count}` }));
    }
  });

  articles('Every earlier slug still leads to its article and is not given away', async () => {
    const { admin } = await (await open()).as('Admin');
    const { id } = valueOf(await admin.articles.create({ title: 'One', status: 'Published' }));
    valueOf(await admin.articles.update(id, { title: 'Two' }));
    valueOf(await admin.articles.update(id, { title: 'Three' }));
    assert.is(valueOf(await admin.articles.create({ title: 'One' })).slug, 'one-2');
    const stored = valueOf(await admin.articles.list());
    for (const slug of ['one', 'two', 'three']) assert.is(findBySlug(stored, slug)?.id, id, slug);
    assert.is(valueOf(await admin.articles.update(id, { title: 'One' })).slug, 'one');
  });

  articles('Draft and Published change places freely', async () => {
    const { admin } = await (await open()).as('Editor');
    const { id } = valueOf(await admin.articles.create({ title: 'Switch' }));
    for (const status of ['Published', 'Draft', 'Published'] as const) {
      assert.is(valueOf(await admin.articles.update(id, { status })).status, status);
    }
  });

  articles('A save that started from an older version is refused and changes nothing', async () => {
    const world = await open();
    const { admin } = await world.as('Admin');
    const { admin: editors } = await world.as('Editor');
    const made = valueOf(await admin.articles.create({ title: 'Shared', content: 'old' }));
    const theirs = valueOf(
      await editors.articles.update(made.id, { content: 'theirs' }, made.updatedAt),
    );
    assert.equal(refusal(await admin.articles.update(made.id, { content: 'x' }, made.updatedAt)), {
      code: 'conflict',
      message: 'This article was changed elsewhere since you opened it.',
    });
    assert.equal(valueOf(await admin.articles.get(made.id)), theirs);
    assert.ok((await admin.articles.update(made.id, { content: 'y' }, theirs.updatedAt)).ok);
    assert.ok((await admin.articles.update(made.id, { content: 'z' })).ok, 'overwrites if told to');
  });

  articles(
    'A missing article is named by its id; deleting one tells whether it was there',
    async () => {
      const { admin } = await (await open()).as('Admin');
      const { id } = valueOf(await admin.articles.create({ title: 'Gone soon' }));
      assert.is(valueOf(await admin.articles.remove(id)), true);
      assert.is(valueOf(await admin.articles.remove(id)), false);
      assert.equal(refusal(await admin.articles.update(id, { title: 'Back' })), {
        code: 'not-found',
        message: `Article with ID ${id} not found.`,
      });
      assert.equal(refusal(await admin.articles.get(id)), {
        code: 'not-found',
        message: 'Article not found.',
      });
      assert.equal(valueOf(await admin.articles.list()), []);
    },
  );

  articles('Lists and figures go by status and author', async () => {
    const world = await open();
    const { admin } = await world.as('Admin');
    const { admin: writers } = await world.as('Writer');
    valueOf(await admin.articles.create({ title: 'A1', status: 'Published' }));
    valueOf(await admin.articles.create({ title: 'A2' }));
    valueOf(await writers.articles.create({ title: 'W1', status: 'Published' }));
    const titles = (filter?: Parameters<Articles['list']>[0]) => titlesOf(admin.articles, filter);
    assert.equal(await titles(), ['A1', 'A2', 'W1']);
    assert.equal(await titles({ status: 'Published' }), ['A1', 'W1']);
    assert.equal(await titles({ status: 'Draft' }), ['A2']);
    assert.equal(await titles({ authorId: world.ids.Writer }), ['W1']);
    assert.equal(await titles({ authorId: world.ids.Writer, status: 'Draft' }), []);
    const all = { totalArticles: 3, published: 2, drafts: 1 };
    assert.equal(valueOf(await admin.articles.stats()), all);
    const own = { totalArticles: 1, published: 1, drafts: 0 };
    assert.equal(valueOf(await writers.articles.stats()), own, 'a Writer counts own articles');
  });

  articles('Any text is kept as it was typed', async () => {
    const { admin } = await (await open()).as('Admin');
    const content = '<script>alert(1)</script> \u202eRTL עברית 👩‍👩‍👧 Z͑ͫ "quotes" \\ \u2028 </p>';
    const title = '漢字 🎬';
    const made = valueOf(await admin.articles.create({ title, content }));
    const { content: kept, title: keptTitle } = valueOf(await admin.articles.get(made.id));
    assert.is(kept, content);
    assert.is(keptTitle, title);
    assert.match(made.slug, /^article-\d+$/);
  });

  articles('Listeners hear of every change until they stop', async () => {
    const { admin } = await (await open()).as('Admin');
    let calls = 0;
    const stop = admin.articles.subscribe(() => void (calls += 1));
    const { id } = valueOf(await admin.articles.create({ title: 'Heard' }));
    await until(() => calls === 1);
    valueOf(await admin.articles.update(id, { title: 'Heard again' }));
    await until(() => calls === 2);
    valueOf(await admin.articles.remove(id));
    await until(() => calls === 3);
    stop();
    let others = 0;
    const stopOther = admin.articles.subscribe(() => void (others += 1));
    valueOf(await admin.articles.create({ title: 'Unheard' }));
    await until(() => others === 1);
    stopOther();
    assert.is(calls, 3);
  });

  articles.run();
}

export async function titlesOf(
  articles: Articles,
  filter?: Parameters<Articles['list']>[0],
): Promise<string[]> {
  return valueOf(await articles.list(filter))
    .map(({ title }) => title)
    .sort();
}
