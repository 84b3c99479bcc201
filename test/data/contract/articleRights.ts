import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { refusal, valueOf } from '../outcome';
import { titlesOf } from './articles';
import { nobodys, type OpenWorld, type Person, persons } from './world';

const mayNotSee = {
  code: 'forbidden',
  message: "You don't have permission to edit this article.",
};
const mayNotEdit = { code: 'forbidden', message: 'Permission denied to edit this article' };
const mayNotDelete = {
  code: 'forbidden',
  message: 'Writers can only delete their own articles',
};
const notAuthenticated = { code: 'no-session', message: 'User not authenticated' };
const mustBeLoggedIn = { code: 'no-session', message: 'Must be logged in' };

export function articleRightsContract(name: string, open: OpenWorld): void {
  const rights = suite(`${name}: rights on articles`);

  /** An Admin's and a Writer's article, a draft and a published one each. */
  async function library() {
    const world = await open();
    const { admin } = await world.as('Admin');
    const { admin: writers } = await world.as('Writer');
    const make = async (by: typeof admin, title: string, status: 'Draft' | 'Published') =>
      valueOf(await by.articles.create({ title, status }));
    return {
      world,
      adminDraft: await make(admin, 'Admin draft', 'Draft'),
      adminPost: await make(admin, 'Admin post', 'Published'),
      writerDraft: await make(writers, 'Writer draft', 'Draft'),
      writerPost: await make(writers, 'Writer post', 'Published'),
    };
  }

  rights('Admins and Editors see all articles, a Writer own ones, others none', async () => {
    const { world } = await library();
    const all = ['Admin draft', 'Admin post', 'Writer draft', 'Writer post'];
    const own = ['Writer draft', 'Writer post'];
    const seen: Record<Person, string[]> = {
      Admin: all,
      Editor: all,
      Writer: own,
      customer: [],
      guest: [],
    };
    for (const person of persons) {
      const { admin } = await world.as(person);
      assert.equal(await titlesOf(admin.articles), seen[person], person);
      const { totalArticles } = valueOf(await admin.articles.stats());
      assert.is(totalArticles, seen[person].length, person);
    }
  });

  rights('One article is opened by those who may list it', async () => {
    const { world, adminPost, writerDraft } = await library();
    for (const person of ['Admin', 'Editor'] as const) {
      const { admin } = await world.as(person);
      assert.equal(valueOf(await admin.articles.get(adminPost.id)), adminPost, person);
      assert.equal(valueOf(await admin.articles.get(writerDraft.id)), writerDraft, person);
    }
    const { admin: writers } = await world.as('Writer');
    assert.equal(valueOf(await writers.articles.get(writerDraft.id)), writerDraft);
    assert.equal(refusal(await writers.articles.get(adminPost.id)), mayNotSee);
  });

  rights('An article’s record is not opened to customers and guests', async () => {
    const { world, adminDraft } = await library();
    for (const person of nobodys) {
      const { admin } = await world.as(person);
      assert.equal(refusal(await admin.articles.get(adminDraft.id)), mayNotSee, person);
      assert.equal(refusal(await admin.articles.get('none')), mayNotSee, `${person}, of none`);
    }
  });

  rights('All staff create articles in their own name; customers and guests none', async () => {
    const world = await open();
    for (const person of ['Admin', 'Editor', 'Writer'] as const) {
      const { admin } = await world.as(person);
      const made = valueOf(await admin.articles.create({ title: `By ${person}` }));
      assert.is(made.authorId, world.ids[person]);
    }
    for (const person of nobodys) {
      const { admin } = await world.as(person);
      assert.equal(refusal(await admin.articles.create({ title: 'X' })), notAuthenticated, person);
    }
    const { admin } = await world.as('Admin');
    assert.equal(await titlesOf(admin.articles), ['By Admin', 'By Editor', 'By Writer']);
  });

  rights('Admins and Editors edit everyone’s articles, a Writer own ones', async () => {
    const { world, adminDraft, adminPost, writerPost } = await library();
    for (const person of ['Admin', 'Editor'] as const) {
      const { admin } = await world.as(person);
      for (const { id } of [adminPost, writerPost]) {
        const updated = valueOf(await admin.articles.update(id, { excerpt: person }));
        assert.is(updated.excerpt, person);
      }
    }
    const { admin: writers } = await world.as('Writer');
    const own = valueOf(await writers.articles.update(writerPost.id, { excerpt: 'Mine' }));
    assert.is(own.excerpt, 'Mine');
    for (const { id } of [adminPost, adminDraft])
      assert.equal(refusal(await writers.articles.update(id, { excerpt: 'X' })), mayNotEdit);
  });

  rights('Customers and guests edit nothing', async () => {
    const { world, adminPost } = await library();
    for (const person of nobodys) {
      const { admin } = await world.as(person);
      const refused = refusal(await admin.articles.update(adminPost.id, { excerpt: 'X' }));
      assert.equal(refused, notAuthenticated, person);
    }
    const { admin } = await world.as('Admin');
    assert.equal(valueOf(await admin.articles.get(adminPost.id)), adminPost);
  });

  rights('A Writer deletes own articles only, Editors and Admins any', async () => {
    const { world, adminDraft, adminPost, writerDraft, writerPost } = await library();
    const { admin: writers } = await world.as('Writer');
    for (const { id } of [adminPost, adminDraft])
      assert.equal(refusal(await writers.articles.remove(id)), mayNotDelete);
    assert.is(valueOf(await writers.articles.remove(writerDraft.id)), true);
    const { admin: editors } = await world.as('Editor');
    assert.is(valueOf(await editors.articles.remove(adminDraft.id)), true);
    const { admin } = await world.as('Admin');
    assert.is(valueOf(await admin.articles.remove(writerPost.id)), true);
    assert.equal(await titlesOf(admin.articles), ['Admin post']);
  });

  rights('Customers and guests delete nothing', async () => {
    const { world, adminPost } = await library();
    for (const person of nobodys) {
      const { admin } = await world.as(person);
      assert.equal(refusal(await admin.articles.remove(adminPost.id)), mustBeLoggedIn, person);
    }
    const { admin } = await world.as('Admin');
    assert.is((await titlesOf(admin.articles)).length, 4);
  });

  rights.run();
}
