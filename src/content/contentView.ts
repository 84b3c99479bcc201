import { contentItemFor, titlesIn } from '~/domain/contentItem';
import { formatDate } from '~/domain/dates';
import { contentPageHead } from './heads/made';
import { contentPath } from './paths';
import { contentPools } from './samples';

const titles = titlesIn(contentPools);
const itemFor = (id: string) => contentItemFor(id, contentPools, titles);

/** What /content/{id} says, as its parts take it, and its entry in the document head. */
export function contentView(id: string) {
  const item = itemFor(id);
  const { title, description, type, genre, imageUrl, releaseYear, rating } = item;
  return {
    banner: { imageUrl, type, genre, title },
    overview: { description, type, genre, year: String(releaseYear), rating: String(rating) },
    comments: item.userComments.map((each) => ({ ...each, day: formatDate(each.date) })),
    similar: item.similarContent.map(({ id }) => {
      const { imageUrl, type, genre, title } = itemFor(id);
      return { href: contentPath(id), imageUrl, type, genre, title };
    }),
    head: { ...contentPageHead(title), path: contentPath(id), noindex: true },
  };
}
