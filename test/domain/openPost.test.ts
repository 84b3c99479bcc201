import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPost } from '~/domain/openPost';
import { sampleArticle, samplePost } from './samples';

const open = suite('the post at a slug');

const sample = samplePost({ slug: 'sample' });

open('is the Published article that bears it', () => {
  const article = sampleArticle({ slug: 'guide' });
  assert.is(openPost('guide', [sample], [article])?.article, article);
  assert.is(openPost('guide', [sample], [{ ...article, status: 'Draft' }]), null);
});

open('is one of the site’s own, unless an article took its slug', () => {
  assert.equal(openPost('sample', [sample], []), { post: sample, article: null });
  const article = sampleArticle({ slug: 'sample', title: 'Stored' });
  assert.is(openPost('sample', [sample], [article])?.post.title, 'Stored');
});

open('is the article that bore it earlier, when nothing else bears it now', () => {
  const renamed = sampleArticle({ slug: 'new', earlierSlugs: ['old', 'sample'] });
  assert.is(openPost('old', [sample], [renamed])?.post.slug, 'new');
  assert.is(openPost('sample', [sample], [renamed])?.post, sample);
});

open.run();
