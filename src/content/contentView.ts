import { contentItemFor, titlesIn } from '~/domain/contentItem';
import { formatDate } from '~/domain/dates';
import type { ContentItem } from '~/domain/entities';
import { contentPageHead } from './heads/made';
import { contentPath } from './paths';
import { contentPools } from './samples';

const titles = titlesIn(contentPools);
const itemFor = (id: string) => contentItemFor(id, contentPools, titles);

/** What a title is shown with, on its own page and where it is linked. */
const cardOf = ({ imageUrl, type, genre, title }: ContentItem) => ({
  imageUrl,
  type,
  genre,
  title,
});

/** What /content/{id} says, as its parts take it, and its entry in the document head. */
export function contentView(id: string) {
  const item = itemFor(id);
  const { title, description, type, genre, releaseYear, rating } = item;
  return {
    banner: cardOf(item),
    overview: { description, type, genre, year: String(releaseYear), rating: String(rating) },
    comments: item.userComments.map((each) => ({ ...each, day: formatDate(each.date) })),
    similar: item.similarContent.map(({ id }) => ({
      href: contentPath(id),
      ...cardOf(itemFor(id)),
    })),
    head: { ...contentPageHead(title), path: contentPath(id), noindex: true },
  };
}
