import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mergePosts, toBlogPost } from '~/domain/blog';
import { sampleArticle, samplePost } from './samples';

const blog = suite('blog');

blog('shows sample posts and Published articles together, newest first', () => {
  const posts = mergePosts(
    [
      samplePost({ slug: 'old', date: '2024-01-01' }),
      samplePost({ slug: 'new', date: '2026-01-01' }),
    ],
    [sampleArticle({ slug: 'between' })],
  );
  assert.equal(
    posts.map(({ slug }) => slug),
    ['new', 'between', 'old'],
  );
});

blog('leaves drafts out', () => {
  assert.equal(mergePosts([], [sampleArticle({ status: 'Draft' })]), []);
});

blog('shows each slug once, the stored article before the sample', () => {
  const sample = samplePost({ slug: 'same', title: 'Sample' });
  const stored = sampleArticle({ slug: 'same', title: 'Stored' });
  assert.equal(
    mergePosts([sample], [stored]).map(({ title }) => title),
    ['Stored'],
  );
  const draft = sampleArticle({ slug: 'same', status: 'Draft' });
  assert.equal(mergePosts([sample], [draft]), [sample]);
});

blog('takes the day an article was created for its date', () => {
  assert.equal(toBlogPost(sampleArticle()), {
    slug: 'first-guide',
    title: 'First guide',
    date: '2025-01-01T00:00:00.000Z',
    excerpt: 'Excerpt',
    imageUrl: '/images/a.webp',
    imageDescription: 'A picture',
    tags: ['guide'],
    content: '<p>Text</p>',
    readTime: 5,
    authorName: 'Amelia Hart',
  });
});

blog.run();
