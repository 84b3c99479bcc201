import { type ArticleDraft, fieldsOf } from '~/domain/articleDraft';
import type { Article, BlogSummary } from '~/domain/entities';

/** A stored article with neutral values, and `changes` in place of some. */
export function sampleArticle(changes: Partial<Article> = {}): Article {
  return {
    id: 'article-1',
    slug: 'first-guide',
    earlierSlugs: [],
    title: 'First guide',
    content: '<p>Text</p>',
    excerpt: 'Excerpt',
    status: 'Published',
    tags: ['guide'],
    imageUrl: '/images/a.webp',
    imageDescription: 'A picture',
    metaTitle: 'First guide',
    metaDescription: 'Excerpt',
    metaKeywords: '',
    schemaMarkup: '',
    views: 7,
    readTime: 5,
    authorId: 'user-1',
    authorName: 'Amelia Hart',
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-01T00:00:00.000Z',
    ...changes,
  };
}

/** A post of the site with neutral values, and `changes` in place of some. */
export function samplePost(changes: Partial<BlogSummary> = {}): BlogSummary {
  return {
    slug: 'sample',
    title: 'Sample',
    date: '2025-01-01',
    excerpt: '',
    imageUrl: '',
    imageDescription: '',
    tags: [],
    readTime: 1,
    authorName: 'Wrenview TV',
    ...changes,
  };
}

export const sampleDraft = (changes: Partial<ArticleDraft> = {}): ArticleDraft => ({
  id: 'd-1',
  personId: 'ann',
  place: null,
  start: { origin: null, fields: fieldsOf(null) },
  fields: { ...fieldsOf(null), title: 'Half a thought' },
  typedAt: '2026-01-01T10:00:00.000Z',
  ...changes,
});
