import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { relatedPosts } from '~/domain/related';
import { samplePost } from './samples';

const related = suite('related posts');

const slugs = (...args: Parameters<typeof relatedPosts>) =>
  relatedPosts(...args).map(({ slug }) => slug);

const CURRENT = samplePost({ slug: 'current', tags: ['IPTV', 'guide'] });

related('share a tag in any case and are not the post itself', () => {
  const posts = [
    CURRENT,
    samplePost({ slug: 'shares', tags: ['iptv'] }),
    samplePost({ slug: 'other', tags: ['vpn'] }),
    samplePost({ slug: 'untagged', tags: [] }),
  ];
  assert.equal(slugs(posts, CURRENT), ['shares']);
});

related('come with the most shared tags first, then the newest', () => {
  const posts = [
    samplePost({ slug: 'old', tags: ['guide', 'Guide'], date: '2024-01-01' }),
    samplePost({ slug: 'new', tags: ['guide'], date: '2025-01-01' }),
    samplePost({ slug: 'both', tags: ['guide', 'iptv'], date: '2020-01-01' }),
  ];
  assert.equal(slugs(posts, CURRENT), ['both', 'new', 'old']);
});

related('are three at most', () => {
  const posts = ['a', 'b', 'c', 'd'].map((slug) => samplePost({ slug, tags: ['iptv'] }));
  assert.equal(slugs(posts, CURRENT), ['a', 'b', 'c']);
  assert.equal(slugs(posts, CURRENT, 1), ['a']);
});

related('do not count what every object has for a shared tag', () => {
  const current = samplePost({ slug: 'x', tags: ['constructor'] });
  assert.equal(slugs([samplePost({ slug: 'y', tags: ['toString'] })], current), []);
});

related.run();
