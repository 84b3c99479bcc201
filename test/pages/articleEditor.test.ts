import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { articleEditor } from '~/content/admin/editor';
import { articleOpening } from '~/content/admin/articleOpening';
import { editorMessages as words } from '~/content/admin/editorMessages';
import { permissions } from '~/content/admin/permissions';
import { conflictWords } from '~/content/conflicts';
import { offerWords } from '~/content/draftOffers';
import { storageKeys } from '~/data/keys';
import { sampleArticle } from '../domain/samples';
import { cleanup, until } from '../helpers/render';
import { type OpenAdmin, openAs, storedIn } from '../helpers/staff';

const editor = suite('article editor');
editor.after.each(cleanup);

const article = sampleArticle({ id: 'a-1', title: 'First', slug: 'first', metaTitle: 'First' });
const articles = () => storedIn(storageKeys.articles);

const openNew = async () => {
  const app = await openAs('Editor', '/admin/articles/new', { [storageKeys.articles]: '[]' });
  await until(() => app.byLabel('Title'));
  return app;
};
const openEdit = async (path = '/admin/articles/edit/a-1', opened = article) => {
  const app = await openAs('Editor', path, { [storageKeys.articles]: JSON.stringify([opened]) });
  await until(() => assert.not.match(app.text(), articleOpening.loading));
  await until(() => app.heading(1));
  return app;
};
const save = (app: OpenAdmin, label: string) => app.click(app.button(label));
/** A change made by another tab a moment later. */
const storeElsewhere = (change: object) =>
  localStorage.setItem(storageKeys.articles, JSON.stringify([{ ...article, ...change }]));
const changeElsewhere = () =>
  storeElsewhere({ title: 'Theirs', updatedAt: '2026-02-02T00:00:00.000Z' });

editor('stores a new article once, however often it is sent, and leads to the list', async () => {
  const app = await openNew();
  assert.is(app.heading(1).textContent, articleEditor.headingNew);
  await app.type(app.byLabel('Title'), 'Set up');
  await app.type(app.byLabel('Tags'), ' a, ,b,A');
  const button = app.button(articleEditor.publish.create);
  button.click();
  button.click();
  await until(() => assert.is(location.pathname, '/admin/articles'));
  assert.match(app.text(), 'Article Created');
  const [first, ...others] = articles();
  assert.equal(others, []);
  assert.is(first?.['status'], 'Draft');
  assert.equal(first?.['tags'], ['a', 'b']);
  assert.is(first?.['metaTitle'], 'Set up');
});

editor('wants a title', async () => {
  const app = await openNew();
  await save(app, articleEditor.publish.create);
  assert.match(app.text(), words.titleRequired);
  assert.is(document.activeElement, app.byLabel('Title'));
  assert.equal(articles(), []);
});

editor('names the line where schema markup goes wrong, and leads there', async () => {
  const app = await openNew();
  await app.type(app.byLabel('Title'), 'Set up');
  await app.type(app.byLabel('JSON-LD'), '{\n  "a": 1,\n  oops\n}');
  await save(app, articleEditor.publish.create);
  assert.match(app.text(), 'Line 3, column 3');
  const area = app.byLabel('JSON-LD');
  assert.is(document.activeElement, area);
  assert.is(area instanceof HTMLTextAreaElement && area.selectionStart, 14);
  assert.equal(articles(), []);
});

editor('goes on filling the meta title from the title until it is given one', async () => {
  const app = await openEdit();
  await app.type(app.byLabel('Title'), 'Second');
  await save(app, articleEditor.publish.update);
  await until(() => assert.is(location.pathname, '/admin/articles'));
  assert.is(articles()[0]?.['metaTitle'], 'Second');
  assert.equal(articles()[0]?.['earlierSlugs'], ['first']);
});

editor('stores a meta field as it was typed, though it repeats the former text', async () => {
  const own = { ...article, metaTitle: 'Own title', metaDescription: 'Own words' };
  const app = await openEdit(undefined, own);
  await app.type(app.byLabel('Title'), 'Second');
  await app.type(app.byLabel('Excerpt'), 'Shorter');
  await app.type(app.byLabel('Meta title'), article.title);
  await app.type(app.byLabel('Meta description'), article.excerpt);
  await save(app, articleEditor.publish.update);
  await until(() => assert.is(location.pathname, '/admin/articles'));
  const [{ title, excerpt, metaTitle, metaDescription } = {}] = articles();
  assert.equal([title, excerpt], ['Second', 'Shorter']);
  assert.equal([metaTitle, metaDescription], [article.title, article.excerpt]);
});

editor(
  'refuses to write over a change made elsewhere and lets choose between the texts',
  async () => {
    const app = await openEdit();
    await app.type(app.byLabel('Title'), 'Mine');
    changeElsewhere();
    await save(app, articleEditor.publish.update);
    await until(() => assert.match(app.text(), words.changedElsewhere));
    assert.is(articles()[0]?.['title'], 'Theirs');
    const title = app.byLabel('Title');
    assert.is(title instanceof HTMLInputElement && title.value, 'Mine');
    await until(() => app.button(conflictWords.save));
    await save(app, conflictWords.save);
    assert.match(app.text(), conflictWords.unsettled);
    await app.click(app.byLabel(conflictWords.mine));
    await save(app, conflictWords.save);
    await until(() => assert.is(articles()[0]?.['title'], 'Mine'));
  },
);

editor(
  'leaves published what another has published, though its own try at that clashed',
  async () => {
    const app = await openEdit(undefined, { ...article, status: 'Draft' });
    const choose = (status: string) => {
      const field = app.byLabel('Status');
      if (field instanceof HTMLSelectElement) field.value = status;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    await app.type(app.byLabel('Title'), 'Mine');
    choose('Published');
    const theirs = { title: 'Theirs', status: 'Draft', updatedAt: '2026-02-02T00:00:00.000Z' };
    storeElsewhere(theirs);
    await save(app, articleEditor.publish.update);
    await until(() => app.button(conflictWords.save));
    choose('Draft');
    storeElsewhere({ ...theirs, status: 'Published', updatedAt: '2026-02-03T00:00:00.000Z' });
    await app.click(app.byLabel(conflictWords.mine));
    await save(app, conflictWords.save);
    await until(() => assert.is(articles()[0]?.['title'], 'Mine'));
    assert.is(articles()[0]?.['status'], 'Published');
  },
);

editor('joins changes made elsewhere to other fields', async () => {
  const app = await openEdit();
  await app.type(app.byLabel('Excerpt'), 'Mine');
  changeElsewhere();
  await save(app, articleEditor.publish.update);
  await until(() => assert.is(location.pathname, '/admin/articles'));
  const [{ title, excerpt } = {}] = articles();
  assert.equal([title, excerpt], ['Theirs', 'Mine']);
});

/** Whether the journal holds a text; editors of other tests may have written theirs. */
const isKept = (text: string) =>
  Object.entries(localStorage).some(
    ([key, draft]) => key.startsWith('article_draft.') && draft.includes(text),
  );

editor('offers what was typed and not saved, and forgets what is discarded', async () => {
  const app = await openEdit();
  await app.type(app.byLabel('Title'), 'Half a thought');
  await until(() => assert.ok(isKept('Half a thought')));
  await app.click(app.link('Dashboard'));
  await app.click(await until(() => app.button(words.leave.confirm)));
  await until(() => assert.is(app.heading(1).textContent, 'Dashboard'));
  await app.navigateTo('/admin/articles/edit/a-1');
  await until(() => assert.match(app.text(), offerWords.heading));
  const title = app.byLabel('Title');
  assert.is(title instanceof HTMLInputElement && title.value, 'First');
  await app.click(app.button(offerWords.discard));
  await app.click(await until(() => app.screen.button(offerWords.confirmDiscard.confirm)));
  await until(() => assert.not.match(app.text(), offerWords.heading));
  await until(() => assert.not.ok(isKept('Half a thought')));
});

editor('stores a restored meta field as it was typed, too', async () => {
  const app = await openEdit(undefined, { ...article, metaTitle: 'Own title' });
  await app.type(app.byLabel('Title'), 'Second');
  await app.type(app.byLabel('Meta title'), article.title);
  await until(() => assert.ok(isKept('Second')));
  await app.click(app.link('Dashboard'));
  await app.click(await until(() => app.button(words.leave.confirm)));
  await until(() => assert.is(app.heading(1).textContent, 'Dashboard'));
  await app.navigateTo('/admin/articles/edit/a-1');
  await app.click(await until(() => app.button(offerWords.restore)));
  await save(app, articleEditor.publish.update);
  await until(() => assert.is(location.pathname, '/admin/articles'));
  const [{ title, metaTitle } = {}] = articles();
  assert.equal([title, metaTitle], ['Second', article.title]);
});

editor('can save as new what was deleted elsewhere', async () => {
  const app = await openEdit();
  await app.type(app.byLabel('Title'), 'Mine');
  localStorage.setItem(storageKeys.articles, '[]');
  await save(app, articleEditor.publish.update);
  await until(() => assert.match(app.text(), words.missing('a-1')));
  await save(app, articleEditor.publish.saveAsNew);
  await until(() => assert.is(articles()[0]?.['title'], 'Mine'));
});

editor('says that an article is missing', async () => {
  const app = await openEdit('/admin/articles/edit/none');
  await until(() => assert.is(app.heading(1).textContent, permissions.denied));
  assert.match(app.text(), words.notFound);
  assert.ok(app.link(articleEditor.back));
});

editor('asks before unsaved changes are left behind', async () => {
  const app = await openEdit();
  await app.type(app.byLabel('Title'), 'Mine');
  await app.click(app.link('Dashboard'));
  await until(() => assert.match(app.text(), words.leave.title));
  await app.click(app.button(words.leave.cancel));
  assert.is(location.pathname, '/admin/articles/edit/a-1');
  await app.click(app.link('Dashboard'));
  await app.click(await until(() => app.button(words.leave.confirm)));
  await until(() => assert.is(location.pathname, '/admin/dashboard'));
});

editor('lets go without a word where nothing changed', async () => {
  const app = await openEdit();
  await app.type(app.byLabel('Title'), 'Mine');
  await app.type(app.byLabel('Title'), 'First');
  await app.click(app.link('Dashboard'));
  await until(() => assert.is(location.pathname, '/admin/dashboard'));
});

editor.run();
