import { commentsOn, contentFactsFor, similarTo, type ContentFacts } from '~/domain/contentItem';
import { longDate } from '~/domain/dates';
import { contentPageHead } from './heads/made';
import { contentPath } from './paths';
import { commentPools, contentPools } from './samples';

export const factsFor = (id: string): ContentFacts => contentFactsFor(id, contentPools);

export const factsLike = (facts: ContentFacts): readonly ContentFacts[] =>
  similarTo(facts, contentPools).map(({ id }) => factsFor(id));

/** What a title is shown with, on its own page and where it is linked. */
const cardOf = ({ imageUrl, type, genre, title }: ContentFacts) => ({
  imageUrl,
  type,
  genre,
  title,
});

/** What the page of an item says first, as its parts take it. */
export const topView = (facts: ContentFacts) => ({
  banner: cardOf(facts),
  overview: {
    description: facts.description,
    type: facts.type,
    genre: facts.genre,
    year: String(facts.releaseYear),
    rating: String(facts.rating),
  },
});

/** What it says below that, and its entry in the document head. */
export const restView = ({ id, title }: ContentFacts, similar: readonly ContentFacts[]) => ({
  comments: commentsOn(id, commentPools).map((each) => ({
    ...each,
    day: longDate(new Date(each.date)),
  })),
  similar: similar.map((each) => ({ href: contentPath(each.id), ...cardOf(each) })),
  head: { ...contentPageHead(title), path: contentPath(id), noindex: true },
});

/** All that /content/{id} says. */
export function contentView(id: string) {
  const facts = factsFor(id);
  return { ...topView(facts), ...restView(facts, factsLike(facts)) };
}
