/** Heads of pages whose words come from elsewhere. */
import { siteName } from '../site';
import type { PageWords } from './words';

/** For /content/{id}, whose title is made from the id. */
export const contentPageHead = (title: string): PageWords => ({
  title: `${title}: Watch Online | ${siteName}`,
  description: `Read what ${title} is about, see its rating, genre and viewer comments, and find similar films and programmes to watch next on ${siteName}.`,
});

/** For pages that hold a message in place of what was asked for. */
export const noticeHead = ({ title, text }: { title: string; text: string }): PageWords => ({
  title: `${title} | ${siteName}`,
  description: text,
});

export const blogPostHead = (post: { title: string; excerpt: string }): PageWords => ({
  title: `${post.title} | ${siteName}`,
  description: post.excerpt,
});
