import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bodyOf, loadBody } from '~/content/bodies';
import { seedPosts, shippedPosts } from '~/content/blog';
import { demoPasswords } from '~/content/demoPasswords';
import { seedArticles } from '~/content/seed';
import { seedChannels } from '~/content/seedChannels';
import { seedStaff } from '~/content/seedStaff';
import { isEmail } from '~/domain/email';
import { parseInstant } from '~/domain/instant';
import { passwordProblems } from '~/domain/password';
import { makeSlug } from '~/domain/articleSlug';
import { safeHttpUrl, safeImageUrl } from '~/domain/url';

const seeds = suite('sample records');

seeds('One demo account for each role', () => {
  assert.equal(
    seedStaff.map(({ id, email, role }) => [id, email, role, demoPasswords[id]]),
    [
      ['user-1', 'admin@example.com', 'Admin', 'Admin-demo-1'],
      ['user-2', 'editor@example.com', 'Editor', 'Editor-demo-1'],
      ['user-3', 'writer@example.com', 'Writer', 'Writer-demo-1'],
    ],
  );
  for (const { id, email } of seedStaff) {
    assert.ok(isEmail(email), email);
    assert.equal(passwordProblems(demoPasswords[id] ?? ''), [], email);
  }
});

seeds('Three published articles of the first account, with views and read times', () => {
  assert.equal(
    seedArticles.map(({ status, authorId, views, readTime }) => [
      status,
      authorId,
      views,
      readTime,
    ]),
    [
      ['Published', 'user-1', 1520, 5],
      ['Published', 'user-1', 985, 7],
      ['Published', 'user-1', 1150, 6],
    ],
  );
  assert.equal(
    seedArticles.map(({ title }) => title),
    [
      'IPTV Basics: How Internet Television Works',
      'How to Choose an IPTV Provider',
      'IPTV Versus Traditional TV',
    ],
  );
});

seeds('Their slugs are those of their titles, their images differ', () => {
  for (const { slug, title, imageUrl } of seedArticles) {
    assert.is(slug, makeSlug(title, new Date(0)));
    assert.ok(safeImageUrl(imageUrl), imageUrl);
  }
  assert.is(new Set(seedArticles.map(({ imageUrl }) => imageUrl)).size, 3);
});

seeds('They bear the author’s present name', () => {
  const [admin] = seedStaff;
  for (const { authorName } of seedArticles) assert.is(authorName, admin?.name);
});

seeds('What the site ships of an article is what a browser stores', async () => {
  for (const { slug, content } of seedArticles) {
    await loadBody(slug);
    assert.is(bodyOf(slug), content, slug);
  }
});

seeds('Every shipped post has a body, a date and a slug of its own', async () => {
  for (const { slug, date, excerpt, imageDescription } of shippedPosts) {
    await loadBody(slug);
    assert.ok((bodyOf(slug) ?? '').length > 500, slug);
    assert.is.not(parseInstant(date), null, date);
    assert.ok(excerpt && imageDescription, slug);
  }
  assert.is(new Set(shippedPosts.map(({ slug }) => slug)).size, shippedPosts.length);
  assert.is(seedPosts.length, 3);
});

seeds('No body holds a script, a handler or a style', async () => {
  for (const { slug } of shippedPosts) {
    await loadBody(slug);
    assert.not.match(bodyOf(slug) ?? '', /<script|<style|\son\w+=|\sstyle=|javascript:/i);
  }
});

seeds('Three channels: News, Sports, Kids', () => {
  assert.equal(
    seedChannels.map(({ id, category }) => [id, category]),
    [
      ['channel-1', 'News'],
      ['channel-2', 'Sports'],
      ['channel-3', 'Kids'],
    ],
  );
  for (const { streamUrl } of seedChannels) assert.ok(safeHttpUrl(streamUrl), streamUrl);
});

seeds.run();
