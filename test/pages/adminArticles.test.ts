import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { articleQuestions } from '~/content/admin/articleQuestions';
import { adminArticles } from '~/content/admin/articles';
import { adminList } from '~/content/admin/list';
import { articleMessages as words } from '~/content/admin/articleMessages';
import { storageKeys } from '~/data/keys';
import type { Article } from '~/domain/entities';
import { sampleArticle } from '../domain/samples';
import { plain } from '../helpers/find';
import { cleanup, until } from '../helpers/render';
import { openAs, storedIn } from '../helpers/staff';

const articles = suite('article list');
articles.after.each(cleanup);

const many: Article[] = Array.from({ length: 30 }, (_, index) =>
  sampleArticle({
    id: `a-${index}`,
    slug: `a-${index}`,
    title: `Article ${index}`,
    status: index % 2 ? 'Published' : 'Draft',
    authorId: index < 3 ? 'user-2' : 'user-1',
    authorName: index < 3 ? 'Daniel Okafor' : 'Amelia Hart',
    updatedAt: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
  }),
);

const open = async (list: readonly Article[] = many, path = '/admin/articles') => {
  const app = await openAs('Editor', path, { [storageKeys.articles]: JSON.stringify(list) });
  await until(() => app.byLabel('Search'));
  return app;
};
const titles = (root: HTMLElement) =>
  [...root.querySelectorAll('tbody td:nth-child(2) [dir]')].map(plain);
const boxes = (root: HTMLElement) => [...root.querySelectorAll('tbody input')];

articles('shows the newest changes first, 25 a page', async () => {
  const app = await open();
  assert.is(titles(app.root).length, 25);
  assert.is(titles(app.root)[0], 'Article 29');
  await app.click(app.button(adminList.pages.next));
  assert.equal(
    titles(app.root),
    [4, 3, 2, 1, 0].map((each) => `Article ${each}`),
  );
  assert.match(location.search, 'page=2');
});

articles('reads its state from the address', async () => {
  const app = await open(many, '/admin/articles?status=Draft&author=user-2&sort=title.asc');
  assert.equal(titles(app.root), ['Article 0', 'Article 2']);
  assert.match(app.text(), adminArticles.count(2, 30));
});

articles('searches titles, excerpts, tags and authors', async () => {
  const app = await open();
  await app.type(app.byLabel('Search'), 'okafor');
  await until(() => assert.is(titles(app.root).length, 3));
  await app.type(app.byLabel('Search'), 'nothing like it');
  await until(() => assert.match(app.text(), adminArticles.empty));
});

articles('deletes only after asking, and says so', async () => {
  const app = await open(many.slice(0, 2));
  const remove = `Delete ${adminArticles.actionOn('Article 1')}`;
  await app.click(app.button(remove));
  await until(() => assert.match(app.text(), words.confirmDelete.title));
  await app.click(app.button('Cancel'));
  assert.is(storedIn(storageKeys.articles).length, 2);
  await app.click(app.button(remove));
  await until(() => app.button(articleQuestions.delete));
  await app.click(app.button(articleQuestions.delete));
  await until(() => assert.match(app.text(), words.deleted.description ?? ''));
  await until(() => assert.equal(titles(app.root), ['Article 0']));
});

articles('reports a deletion that failed', async () => {
  const app = await open(many.slice(0, 1));
  await app.click(app.button(`Delete ${adminArticles.actionOn('Article 0')}`));
  // the account is gone, deleted by another tab
  localStorage.setItem(storageKeys.staff, '[]');
  await app.click(app.button(articleQuestions.delete));
  await until(() => assert.match(app.text(), words.deleteFailed.description ?? ''));
});

articles('changes the status of all chosen rows after one question', async () => {
  const app = await open(many.slice(0, 3));
  for (const box of boxes(app.root)) await app.click(box);
  assert.match(app.text(), adminList.selected(3));
  await app.click(app.button(adminArticles.bulk.publish));
  await app.click(app.button(articleQuestions.setStatus('Published', 3)));
  await until(() => assert.match(app.text(), '3 articles are now Published.'));
  assert.equal(
    storedIn(storageKeys.articles).map(({ status }) => status),
    ['Published', 'Published', 'Published'],
  );
});

articles('deletes all chosen rows after one question', async () => {
  const app = await open(many.slice(0, 3));
  for (const box of boxes(app.root).slice(0, 2)) await app.click(box);
  await app.click(app.button(adminArticles.bulk.delete));
  await app.click(app.button(articleQuestions.deleteAll(2)));
  await until(() => assert.equal(titles(app.root), ['Article 0']));
});

articles('changes no more than the present one once the question is closed', async () => {
  const app = await open(many.slice(0, 3));
  for (const box of boxes(app.root).slice(0, 2)) await app.click(box);
  await app.click(app.button(adminArticles.bulk.delete));
  const confirm = app.button(articleQuestions.deleteAll(2));
  const cancel = app.button(articleQuestions.cancel);
  confirm.click();
  cancel.click();
  await until(() => assert.match(app.text(), words.deletedMany(1).description ?? ''));
  await until(() => assert.is(titles(app.root).length, 2));
});

articles('views only what is Published', async () => {
  const app = await open(many.slice(0, 2));
  assert.ok(app.link(`View ${adminArticles.actionOn('Article 1')}`));
  assert.throws(() => app.link(`View ${adminArticles.actionOn('Article 0')}`));
});

articles.run();
