import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { heading } from '../helpers/accountPages';
import { assertQuiet, openPage, visit } from '../helpers/browser';
import { builtFile, builtFiles } from '../helpers/built';
import { closeProject, openProject } from '../helpers/hosted';
import { holdScripts } from '../helpers/lateScripts';
import { movesReported, reportMoves } from '../helpers/moves';
import { press } from '../helpers/staffPages';
import { faults } from '../supabase/server/faults';
import { secretKey } from '../supabase/server/keys';

const visitors = suite('visitors over a hosted database');
visitors.after.each(closeProject);

visitors('a page that is not the blog’s asks the database nothing', async () => {
  const project = await openProject();
  const page = await openPage();
  for (const path of ['/', '/packages', '/faq', '/contact']) await visit(page, path);
  assert.is(project.requests.length, 0);
  assertQuiet(page);
});

visitors('the blog stands before the database answers, and without it', async () => {
  const project = await openProject();
  project.fault({ path: /rest/, times: 9 }, faults.hang());
  const page = await openPage();
  await visit(page, '/blog');
  await page.getByText('Set Up on a Fire TV Stick').first().waitFor();
  await page.getByRole('link', { name: 'Set Up on a Fire TV Stick' }).first().click();
  await heading(page, 'Set Up on a Fire TV Stick').waitFor();
});

for (const width of [360, 1280])
  visitors(
    `an article newer than the site takes the lead, and nothing jumps: ${width}px`,
    async () => {
      const { page, answer } = await openBlogAhead(width);
      await reportMoves(page);
      await visit(page, '/blog');
      answer();
      await page.locator('main li').first().getByRole('heading', { name: 'Only There' }).waitFor();
      await movesReported(page);
      assertQuiet(page);
    },
  );

visitors('who reads further down the blog stays there when newer articles come', async () => {
  const { page, answer } = await openBlogAhead(360);
  await visit(page, '/blog');
  const post = page.getByRole('heading', { name: 'Set Up on a Fire TV Stick' });
  await post.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = () => post.evaluate((each) => Math.round(each.getBoundingClientRect().top));
  const before = await top();
  answer();
  await page.getByText('Only There').first().waitFor();
  assert.is(await top(), before);
  assertQuiet(page);
});

visitors('a link of the blog that has the focus keeps it when newer articles come', async () => {
  const { page, answer } = await openBlogAhead(1280);
  await visit(page, '/blog');
  const link = page.getByRole('main').getByRole('link', { name: 'Set Up on a Fire TV Stick' });
  await link.first().focus();
  answer();
  await page.getByText('Only There').first().waitFor();
  assert.ok(await link.first().evaluate((each) => each === document.activeElement));
});

visitors(
  'a blog that could not be read says so above its own posts, and can be asked again',
  async () => {
    const project = await openProject();
    await project.db.sql`
    insert into public.articles (slug, title, content, status)
    values ('only-there', 'Only There', '<p>Found at last.</p>', 'Published')`;
    const page = await openPage();
    const note = page.getByRole('alert').getByText('Not all of this page has loaded');
    for (const fault of [
      faults.refused,
      faults.json(500, {}),
      faults.tooMany(3),
      faults.html(200),
    ]) {
      const mend = project.fault({ path: /rest/, times: 99 }, fault);
      await visit(page, '/blog');
      await note.waitFor();
      await page.getByText('Set Up on a Fire TV Stick').first().waitFor();
      assert.is(await page.getByText('Only There').count(), 0);
      mend();
      await press(page, 'Try again');
      await page.getByText('Only There').first().waitFor();
      assert.is(await note.count(), 0);
    }
  },
);

visitors('a post that only the database has is asked for again when that fails', async () => {
  const project = await openProject();
  await project.db.sql`
    insert into public.articles (slug, title, content, status)
    values ('only-there', 'Only There', '<p>Found at last.</p>', 'Published')`;
  const mend = project.fault({ path: /rest/, times: 99 }, faults.html(503));
  const page = await openPage();
  await visit(page, '/blog/only-there');
  await heading(page, 'This page did not load').waitFor();
  mend();
  await press(page, 'Try again');
  await page.getByText('Found at last.').waitFor();
});

visitors('the texts of an article are asked for once, and nobody’s account with them', async () => {
  const project = await openProject();
  await project.db.sql`
    insert into public.articles (slug, title, content, status, meta_title, schema_markup)
    values ('only-there', 'Only There', '<p>Told once.</p>', 'Published', 'Found There', '{"a": 1}')`;
  const page = await openPage();
  await visit(page, '/blog');
  await page.getByRole('link', { name: 'Only There' }).first().click();
  await page.getByText('Told once.').waitFor();
  await page.waitForFunction(() => document.title.includes('Found There'));
  assert.is(await page.locator('script[type="application/ld+json"]').textContent(), '{"a":1}');
  const asked = project.requests.map(({ path, search }) => path + search);
  assert.is(asked.filter((each) => each.includes('schema_markup')).length, 1, asked.join('\n'));
  assert.ok(asked.every((each) => each.startsWith('/rest/v1/articles?')));
  assertQuiet(page);
});

visitors('a post opened by its address asks for its texts beside the list', async () => {
  const project = await openProject();
  await project.db.sql`
    insert into public.articles (slug, title, content, status)
    values ('only-there', 'Only There', '<p>Told at once.</p>', 'Published')`;
  const page = await openPage();
  let answerList: () => void = () => undefined;
  const list = new Promise<void>((resolve) => (answerList = resolve));
  await page.route(/limit=1000/, async (route) => {
    await list;
    await route.continue();
  });
  const texts = page.waitForResponse(/slug=eq\.only-there/);
  await visit(page, '/blog/only-there');
  await texts;
  assert.is(await page.title(), 'Loading article... | Wrenview TV');
  answerList();
  await page.getByText('Told at once.').waitFor();
  await page.waitForFunction(() => document.title === 'Only There | Wrenview TV');
  const canonical = page.locator('link[rel=canonical]');
  assert.is(await canonical.getAttribute('href'), 'https://wrenview.example/blog/only-there');
  assert.is(await page.locator('meta[name=robots]').getAttribute('content'), 'index, follow');
  const asked = project.requests.filter(({ search }) => search.includes('schema_markup'));
  assert.is(asked.length, 1);
  assertQuiet(page);
});

visitors('the list is asked for while the post’s own page is yet to be made', async () => {
  const project = await openProject();
  const page = await openPage();
  await reportMoves(page);
  const arrive = await holdScripts(page, /\/assets\/iptvBasics-/);
  const list = page.waitForResponse(/limit=1000/);
  await page.goto('/blog/iptv-basics-how-internet-television-works');
  await list;
  arrive();
  await heading(page, 'Post Not Found').waitFor();
  assert.is(project.requests.filter(({ search }) => search.includes('limit=1000')).length, 1);
  await movesReported(page);
  assertQuiet(page);
});

visitors('a list that could not be read is asked for again with the page', async () => {
  const project = await openProject();
  project.fault({ path: /rest/, times: 2 }, faults.html(503));
  const page = await openPage();
  const refused = page.waitForResponse(/limit=1000/);
  const arrive = await holdScripts(page, /\/assets\/iptvBasics-/);
  await page.goto('/blog/iptv-basics-how-internet-television-works');
  await (await refused).finished();
  arrive();
  await heading(page, 'Post Not Found').waitFor();
});

visitors('a post that ships asks for no texts that are not in the database', async () => {
  const project = await openProject();
  const page = await openPage();
  const list = page.waitForResponse(/limit=1000/);
  await visit(page, '/blog/set-up-on-a-fire-tv-stick');
  await list;
  assert.is(project.requests.filter(({ search }) => search.includes('slug=eq')).length, 0);
});

visitors('what scripts make of a post is asked for with the document', async () => {
  await openProject();
  const page = await openPage();
  const arrive = await holdScripts(page);
  const names = ['published', 'stored', 'sanitise', 'BlogPostPage'];
  const requests = names.map((name) => page.waitForRequest(new RegExp(`/assets/${name}-`)));
  await page.goto('/blog/only-there');
  await Promise.all(requests);
  arrive();
  await heading(page, 'Post Not Found').waitFor();
});

visitors('the list of articles is asked for once on the way from post to post', async () => {
  const project = await openProject();
  await project.db.sql`
    insert into public.articles (slug, title, content, status)
    values ('first', 'The First', '<p>Text one.</p>', 'Published'),
           ('second', 'The Second', '<p>Text two.</p>', 'Published')`;
  const page = await openPage();
  await visit(page, '/blog');
  for (const [title, text] of [
    ['The First', 'Text one.'],
    ['The Second', 'Text two.'],
  ] as const) {
    await page.getByRole('link', { name: title }).first().click();
    await page.getByText(text).waitFor();
    await page.getByRole('link', { name: 'Back to Blogs' }).first().click();
    await heading(page, 'Blogs').waitFor();
  }
  const lists = project.requests.filter(({ search }) => search.includes('limit=1000'));
  assert.is(lists.length, 1);
  assertQuiet(page);
});

visitors('drafts stay hidden, and an unknown post is not found', async () => {
  const project = await openProject();
  await project.db.sql`
    insert into public.articles (slug, title, status) values ('hidden', 'Hidden', 'Draft')`;
  const page = await openPage();
  await visit(page, '/blog/hidden');
  await heading(page, 'Post Not Found').waitFor();
});

visitors('an article that is older than the thousand of a list is found by each slug', async () => {
  const project = await openProject();
  await project.db.sql`
    insert into public.articles (slug, title, content, status, created_at)
    select 'post-' || n, 'Post ' || n, '<p>Text ' || n || '.</p>', 'Published',
           now() - n * interval '1 hour'
    from generate_series(1, 1003) n`;
  await project.db.sql`
    update public.articles set slug = 'renamed' where slug = 'post-1002'`;
  await project.db.sql`
    update public.articles set status = 'Draft' where slug = 'post-1003'`;
  const page = await openPage();
  await visit(page, '/blog/post-1001');
  await page.getByText('Text 1001.').waitFor();
  await page.waitForFunction(() => document.title.startsWith('Post 1001'));
  assert.is(await page.locator('meta[name="robots"][content*="noindex"]').count(), 0);

  await visit(page, '/blog/post-1002');
  await page.getByText('Text 1002.').waitFor();
  await page.waitForFunction(() => location.pathname === '/blog/renamed');

  const lost = /&earlier_slugs=cs/;
  await page.route(lost, (route) => route.abort());
  await visit(page, '/blog/post-1003');
  await heading(page, 'This page did not load').waitFor();
  await page.unroute(lost);
  await press(page, 'Try again');
  await heading(page, 'Post Not Found').waitFor();
});

visitors('the site holds the publishable key, and no secret one', async () => {
  const files = (await builtFiles()).filter((file) => /\.(js|html|json|txt)$/.test(file));
  const texts = await Promise.all(files.map(builtFile));
  const all = texts.join('\n');
  assert.ok(all.includes(process.env['SUPABASE_ANON_KEY'] ?? 'none'));
  for (const secret of [secretKey, 'sb_secret_', 'service_role']) {
    assert.is(all.includes(secret), false, secret);
  }
});

visitors.run();

/** A page whose database holds an article more than the site, and is yet to answer. */
async function openBlogAhead(width: number) {
  const project = await openProject();
  await project.db.sql`
    insert into public.articles (slug, title, content, status)
    values ('only-there', 'Only There', '<p>Found at last.</p>', 'Published')`;
  const page = await openPage({ width });
  const answer = await holdScripts(page, /limit=1000/);
  return { page, answer };
}
