import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { samplePosts, shippedPosts } from '~/content/blog';
import { seedArticles } from '~/content/seed';
import { storageKeys } from '~/data/keys';
import { sampleArticle } from '../domain/samples';
import { plain } from '../helpers/find';
import { cleanup, openApp, until } from '../helpers/render';
import { openAs } from '../helpers/staff';

const blog = suite('stored articles on the public blog');
blog.after.each(cleanup);

const [seed = sampleArticle()] = seedArticles;
const open = (path: string, articles: unknown) =>
  openApp(path, {
    [storageKeys.articles]: typeof articles === 'string' ? articles : JSON.stringify(articles),
  });
const titles = (root: HTMLElement) => [...root.querySelectorAll('main h2')].map(plain);

blog('stand among the site’s own, drafts aside', async () => {
  const draft = sampleArticle({ id: 'b', slug: 'b', title: 'Draft', status: 'Draft' });
  const app = await open('/blog', [sampleArticle({ title: 'Stored' }), draft]);
  await until(() =>
    assert.equal(titles(app.root), [...samplePosts.map(({ title }) => title), 'Stored']),
  );
});

blog('are drawn a part at a time until all are there, and all at once on return', async () => {
  const articles = Array.from({ length: 200 }, (_, index) =>
    sampleArticle({ id: `a-${index}`, slug: `post-${index}`, title: `Post ${index}` }),
  );
  const all = samplePosts.length + 200;
  const drawn = new Set<number>();
  const follow = new MutationObserver(() => drawn.add(titles(document.body).length));
  follow.observe(document.body, { childList: true, subtree: true });
  const app = await open('/blog', articles);
  await until(() => assert.is(titles(app.root).length, all));
  follow.disconnect();
  assert.ok(drawn.has(60) && drawn.has(120), [...drawn].join());
  await app.navigateTo('/about');
  await app.navigateTo('/blog');
  assert.is(titles(app.root).length, all);
});

blog('leave the shipped posts alone where they cannot be read', async () => {
  for (const text of ['{bad', '{}', '[1]', 'null']) {
    const app = await open('/blog', text);
    assert.is(titles(app.root).length, shippedPosts.length, text);
    assert.is(localStorage.getItem(storageKeys.articles), text);
  }
});

blog('follow what another tab stores', async () => {
  const app = await openApp('/blog');
  assert.is(titles(app.root).length, shippedPosts.length);
  localStorage.setItem(storageKeys.articles, '[]');
  dispatchEvent(new StorageEvent('storage', { key: storageKeys.articles }));
  await until(() => assert.is(titles(app.root).length, samplePosts.length));
});

blog('are gone once they are unpublished', async () => {
  const app = await open(`/blog/${seed.slug}`, [{ ...seed, status: 'Draft' }]);
  await until(() => assert.is(plain(app.heading(1)), 'Post Not Found'));
});

blog('are found under an earlier slug, and the address shows the present one', async () => {
  const app = await open('/blog/older', [{ ...seed, earlierSlugs: ['older'] }]);
  await until(() => assert.is(location.pathname, `/blog/${seed.slug}`));
  await until(() => assert.is(plain(app.heading(1)), seed.title));
});

blog('bring their own title, description and structured data', async () => {
  const app = await open(`/blog/${seed.slug}`, [
    {
      ...seed,
      metaTitle: 'Meta',
      metaDescription: 'About',
      schemaMarkup: '<script>{"name":"</script><b>"}</script>',
    },
  ]);
  const blocks = () => [...document.querySelectorAll('script[type="application/ld+json"]')];
  await until(() => assert.match(document.title, /^Meta \|/));
  assert.equal(blocks().map(plain), ['{"name":"\\u003c/script>\\u003cb>"}']);
  await app.click(app.link('Back to Blogs'));
  await until(() => assert.equal(blocks(), []));
});

blog('offer an Edit link to staff alone', async () => {
  const stored = { [storageKeys.articles]: JSON.stringify([seed]) };
  const path = `/blog/${seed.slug}`;
  const staff = await openAs('Editor', path, stored);
  const link = await until(() => staff.link('Edit'));
  assert.is(link.getAttribute('href'), `/admin/articles/edit/${seed.id}`);
  const visitor = await openApp(path, stored);
  await until(() => assert.is(plain(visitor.heading(1)), seed.title));
  assert.throws(() => visitor.link('Edit'));
});

blog.run();
