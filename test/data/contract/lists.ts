import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Client } from './world';
import type { PageRequest } from '~/domain/listQuery';
import { valueOf } from '../outcome';
import { nobodys, type OpenWorld, people } from './world';

const asked = (change: Partial<PageRequest> = {}): PageRequest => ({
  search: '',
  sort: '',
  descending: false,
  page: 1,
  filters: {},
  chosen: [],
  ...change,
});

const streamUrl = 'https://stream.example/live';
const channel = (name: string, category: string, isFeatured = false) => ({
  name,
  category,
  streamUrl,
  logoUrl: '',
  isFeatured,
});

export function listsContract(name: string, open: OpenWorld): void {
  const lists = suite(`${name}: lists, a page at a time`);

  const titles = async ({ admin }: Client, change: Partial<PageRequest>) => {
    const { rows, found, total } = valueOf(await admin.articles.page(asked(change)));
    return { titles: rows.map(({ title }) => title), found, total };
  };

  /** Four articles, the Writer's last. */
  async function library() {
    const world = await open();
    const admins = await world.as('Admin');
    const writers = await world.as('Writer');
    const make = async (
      { admin }: Client,
      title: string,
      more: Parameters<typeof admin.articles.create>[0] = {},
    ) => valueOf(await admin.articles.create({ title, ...more })).id;
    const ids = [
      await make(admins, 'Channel 10', { excerpt: 'About the Élysée', status: 'Published' }),
      await make(admins, 'channel 2', { tags: 'Fire TV, setup' }),
      await make(admins, 'Álbum 100%', { excerpt: 'a_b (c), "d" * \\e' }),
      await make(writers, 'Writer’s own', { status: 'Published' }),
    ];
    return { world, admins, writers, ids };
  }

  lists('Numbers in titles count as numbers, case and accents aside', async () => {
    const { admins } = await library();
    const order = ['Álbum 100%', 'channel 2', 'Channel 10', 'Writer’s own'];
    const sorted = await titles(admins, { sort: 'title' });
    assert.equal(sorted, { titles: order, found: 4, total: 4 });
    const reversed = await titles(admins, { sort: 'title', descending: true });
    assert.equal(reversed.titles, [...order].reverse());
  });

  lists(
    'Signs come before letters, and letters of other alphabets where they are looked for',
    async () => {
      const { admin } = await (await open()).as('Admin');
      const order = ['“Is it legal?”', '£10 a month', 'Łódź TV', 'Strasse', 'Straße 2', 'Zebra'];
      for (const title of [...order].reverse()) {
        valueOf(await admin.articles.create({ title }));
        valueOf(await admin.channels.create(channel(title, title)));
      }
      const sorted = valueOf(await admin.articles.page(asked({ sort: 'title' })));
      assert.equal(
        sorted.rows.map(({ title }) => title),
        order,
      );
      const byName = valueOf(await admin.channels.page(asked({ sort: 'name' })));
      assert.equal(
        byName.rows.map(({ name }) => name),
        order,
      );
      assert.equal(valueOf(await admin.channels.categories()), order);
    },
  );

  lists('What was changed last comes first where that is asked for', async () => {
    const { admins, ids } = await library();
    valueOf(await admins.admin.articles.update(ids[1] ?? '', { excerpt: 'new' }));
    const sorted = await titles(admins, { sort: 'updated', descending: true });
    assert.is(sorted.titles[0], 'channel 2');
    assert.is(sorted.titles.length, 4);
  });

  lists(
    'A search looks through title, excerpt, tags and author, case and accents aside',
    async () => {
      const { admins } = await library();
      const finds = async (search: string) =>
        (await titles(admins, { search, sort: 'title' })).titles;
      assert.equal(await finds('  CHANNEL '), ['channel 2', 'Channel 10']);
      assert.equal(await finds('elysee'), ['Channel 10']);
      assert.equal(await finds('fire tv'), ['channel 2']);
      assert.equal(await finds(people.Writer.name), ['Writer’s own']);
      assert.equal(await finds('album'), ['Álbum 100%']);
    },
  );

  lists('Signs in a search stand for themselves', async () => {
    const { admins } = await library();
    const finds = async (search: string) => (await titles(admins, { search })).titles;
    for (const search of ['100%', 'a_b', '(c)', 'b (c), "d"', '"d" *', '\\e']) {
      assert.equal(await finds(search), ['Álbum 100%'], search);
    }
    for (const search of ['a%b', 'a?b', 'a*b', 'l*m', '.*', '(?i)*', '0_%', '{}', "'", '\\\\']) {
      assert.equal(await finds(search), [], search);
    }
  });

  lists('Filters narrow the list by status and author', async () => {
    const { world, admins } = await library();
    const published = await titles(admins, { filters: { status: 'Published' }, sort: 'title' });
    assert.equal(published, { titles: ['Channel 10', 'Writer’s own'], found: 2, total: 4 });
    const own = { author: world.ids.Writer, status: 'Published' };
    assert.equal((await titles(admins, { filters: own })).titles, ['Writer’s own']);
    assert.equal((await titles(admins, { filters: { ...own, status: 'Draft' } })).titles, []);
    const authors = valueOf(await admins.admin.articles.authors());
    assert.equal(
      new Set(authors.map(({ id }) => id)),
      new Set([world.ids.Admin, world.ids.Writer]),
    );
  });

  lists(
    'Authors go by the name on what they wrote last, whoever changed an older one',
    async () => {
      const { world, admins, ids } = await library();
      const { email } = people.Writer;
      const renamed = { name: 'New Name', email, role: 'Writer' as const, password: '' };
      valueOf(await admins.admin.users.update(world.ids.Writer, renamed));
      const again = await world.as('Writer');
      valueOf(await again.admin.articles.create({ title: 'Second' }));
      valueOf(await admins.admin.articles.update(ids[3] ?? '', { excerpt: 'Changed' }));
      const authors = valueOf(await admins.admin.articles.authors());
      assert.is(authors.find(({ id }) => id === world.ids.Writer)?.name, 'New Name');
    },
  );

  lists('A choice that there is none of leaves nothing', async () => {
    const { admins } = await library();
    const { admin } = admins;
    valueOf(await admin.channels.create(channel('Harbour News', 'News')));
    const foundBy = async (filters: Record<string, string>) =>
      valueOf(await admin.channels.page(asked({ filters }))).found;
    assert.equal([await foundBy({ featured: 'no' }), await foundBy({ featured: 'maybe' })], [1, 0]);
    assert.is(await foundBy({ category: 'Nothing' }), 0);
    assert.is((await titles(admins, { filters: { status: 'maybe' } })).found, 0);
  });

  lists('A Writer’s list holds own articles only, that of others nothing', async () => {
    const { world, writers } = await library();
    assert.equal(await titles(writers, {}), { titles: ['Writer’s own'], found: 1, total: 1 });
    assert.equal(valueOf(await writers.admin.articles.authors()), []);
    for (const person of nobodys) {
      const client = await world.as(person);
      assert.equal(await titles(client, {}), { titles: [], found: 0, total: 0 }, person);
      assert.equal(valueOf(await client.admin.articles.authors()), [], person);
    }
  });

  lists('Of the chosen records those are named that the list still holds', async () => {
    const { admins, ids } = await library();
    const [first = '', second = '', third = ''] = ids;
    const answer = async (change: Partial<PageRequest>) =>
      new Set(valueOf(await admins.admin.articles.page(asked(change))).chosen);
    assert.equal(await answer({ chosen: [first, third] }), new Set([first, third]));
    const search = 'channel';
    assert.equal(
      await answer({ search, chosen: [first, second, third] }),
      new Set([first, second]),
    );
    valueOf(await admins.admin.articles.remove(second));
    assert.equal(await answer({ search, chosen: [first, second] }), new Set([first]));
  });

  lists('However many are chosen, those are named that the list still holds', async () => {
    const { admins, ids } = await library();
    const [first = '', last = ''] = ids;
    const gone = Array.from({ length: 300 }, () => crypto.randomUUID());
    const request = asked({ chosen: [first, ...gone, last] });
    const { chosen } = valueOf(await admins.admin.articles.page(request));
    assert.equal(new Set(chosen), new Set([first, last]));
  });

  lists('Pages hold 25 rows each; beyond the last page is the last', async () => {
    const { admin } = await (await open()).as('Editor');
    for (let count = 1; count <= 27; count += 1) {
      valueOf(await admin.channels.create(channel(`Channel ${count}`, 'News')));
    }
    const pageOf = async (page: number) => {
      const answer = valueOf(await admin.channels.page(asked({ page, sort: 'name' })));
      return { ...answer, rows: answer.rows.map((row) => row.name) };
    };
    const rows = ['Channel 26', 'Channel 27'];
    const last = { rows, page: 2, pageCount: 2, found: 27, total: 27, chosen: [] };
    assert.is((await pageOf(1)).rows.length, 25);
    assert.is((await pageOf(1)).rows[1], 'Channel 2');
    assert.equal(await pageOf(2), last);
    assert.equal(await pageOf(99), last);
  });

  lists('Channels are found, filtered and sorted alike', async () => {
    const { admin } = await (await open()).as('Admin');
    for (const each of [
      channel('Beta', 'Sports', true),
      channel('alpha', 'News'),
      channel('Gamma', 'News', true),
    ])
      valueOf(await admin.channels.create(each));
    const names = async (change: Partial<PageRequest>) =>
      valueOf(await admin.channels.page(asked(change))).rows.map((row) => row.name);
    assert.equal(await names({ sort: 'name' }), ['alpha', 'Beta', 'Gamma']);
    assert.equal((await names({ sort: 'featured', descending: true }))[0], 'alpha');
    assert.is((await names({ sort: 'featured' }))[2], 'alpha');
    assert.equal(await names({ filters: { category: 'News' }, sort: 'name' }), ['alpha', 'Gamma']);
    assert.equal(await names({ filters: { featured: 'yes' }, sort: 'name' }), ['Beta', 'Gamma']);
    assert.equal(await names({ search: 'STREAM.example', sort: 'name' }), [
      'alpha',
      'Beta',
      'Gamma',
    ]);
    assert.equal(valueOf(await admin.channels.categories()), ['News', 'Sports']);
  });

  lists('Staff are found, filtered and sorted alike', async () => {
    const { admin } = await (await open()).as('Admin');
    const names = async (change: Partial<PageRequest>) =>
      valueOf(await admin.users.page(asked(change))).rows.map((user) => user.name);
    const { Admin, Editor, Writer } = people;
    assert.equal(await names({ sort: 'name' }), [Admin.name, Editor.name, Writer.name]);
    assert.equal(await names({ filters: { role: 'Writer' } }), [Writer.name]);
    assert.equal(await names({ search: 'ELI@' }), [Editor.name]);
  });

  lists.run();
}
