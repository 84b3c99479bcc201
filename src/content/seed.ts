/** The articles the embedded mode starts with while their storage key is still empty. */
import type { Article, BlogSummary } from '~/domain/entities';
import { choosingProvider } from './articles/choosingProvider';
import { iptvBasics } from './articles/iptvBasics';
import { iptvVersusTraditional } from './articles/iptvVersusTraditional';
import { seedPosts } from './blog';

const [versusPost, choosingPost, basicsPost] = seedPosts;

export const seedArticles: readonly Article[] = [
  seedArticle(basicsPost, {
    id: 'article-1',
    content: iptvBasics,
    metaDescription:
      'A plain introduction to IPTV: how a channel reaches your screen, what you need at home, and what to expect on the first evening.',
    metaKeywords: 'iptv, internet television, beginners, guide',
    views: 1520,
  }),
  seedArticle(choosingPost, {
    id: 'article-2',
    content: choosingProvider,
    metaDescription:
      'Seven questions to ask an IPTV provider before you pay, with a checklist for the free trial and advice on reading reviews.',
    metaKeywords: 'iptv provider, free trial, checklist, reviews',
    views: 985,
  }),
  seedArticle(versusPost, {
    id: 'article-3',
    content: iptvVersusTraditional,
    metaDescription:
      'An honest comparison of IPTV with aerial, dish and cable: set-up, contracts, picture, delay and price, and when to keep both.',
    metaKeywords: 'iptv, satellite, cable, aerial, comparison',
    views: 1150,
  }),
];

type StaffOnly = Pick<Article, 'id' | 'content' | 'metaDescription' | 'metaKeywords' | 'views'>;

/** A stored article from what visitors see of it and what only staff do. */
function seedArticle({ date, ...post }: BlogSummary, parts: StaffOnly): Article {
  return {
    ...post,
    ...parts,
    earlierSlugs: [],
    status: 'Published',
    metaTitle: post.title,
    schemaMarkup: '',
    authorId: 'user-1',
    createdAt: date,
    updatedAt: date,
  };
}
