import type { ContentItem, UserComment } from './entities';
import { fnv1a, seededRandom, type Pool } from './seededRandom';
import { slugify } from './slug';

/** The words that made-up content is drawn from; a description may hold {title}, {genre}, {year}. */
export interface ContentPools {
  adjectives: Pool<string>;
  nouns: Pool<string>;
  types: Pool<string>;
  genres: Pool<string>;
  descriptions: Pool<string>;
  images: Pool<string>;
}

/** The words that made-up comments are drawn from. */
export interface CommentPools {
  users: Pool<string>;
  comments: Pool<string>;
}

/** A content item by itself, without what is said of it and what is like it. */
export type ContentFacts = Omit<ContentItem, 'similarContent' | 'userComments'>;

/**
 * The sample film or programme of an id: any id has one, and always the same. The id of a title
 * the pools can form ('silent-harbour') gives that title, so a similar item's link keeps its word.
 */
export function contentFactsFor(id: string, pools: ContentPools): ContentFacts {
  const random = seededRandom(id);
  const drawn = titleOf(random.pick(pools.adjectives), random.pick(pools.nouns));
  const title = titleNamed(id, pools) ?? drawn;
  const genre = random.pick(pools.genres);
  const releaseYear = random.int(1995, 2025);
  return {
    id,
    title,
    genre,
    releaseYear,
    type: random.pick(pools.types),
    description: fillIn(random.pick(pools.descriptions), {
      title,
      genre,
      year: String(releaseYear),
    }),
    rating: random.int(50, 95) / 10,
    streamUrl: `https://stream.example/${fnv1a(id).toString(16)}.m3u8`,
    imageUrl: random.pick(pools.images),
  };
}

/** Four items under other titles than the item's own, the same for the same item. */
export function similarTo(
  { id, title }: Pick<ContentItem, 'id' | 'title'>,
  pools: ContentPools,
): ContentItem['similarContent'] {
  const others = titlesOf(pools.adjectives, pools.nouns).filter((other) => other !== title);
  const drawn = seededRandom(`${id} similar`).sample(others, 4);
  return drawn.map((title) => ({ id: slugify(title), title }));
}

const titleOf = (adjective: string, noun: string) => `${adjective} ${noun}`;

const titlesOf = (adjectives: readonly string[], nouns: readonly string[]) =>
  adjectives.flatMap((adjective) => nouns.map((noun) => titleOf(adjective, noun)));

/** The title of the pools that has this id. */
function titleNamed(id: string, { adjectives, nouns }: ContentPools): string | undefined {
  // a phone takes long to make the ids of all titles
  const leading = adjectives.filter((adjective) => id.startsWith(slugify(adjective)));
  return titlesOf(leading, nouns).find((title) => slugify(title) === id);
}

/** Stars that a sample's comments give. */
export const sampleRatings = [3, 4, 5] as const;

/** None to four comments on the item of an id, newest first, the same for the same id. */
export function commentsOn(id: string, pools: CommentPools): UserComment[] {
  const random = seededRandom(`${id} comments`);
  const comments = random.sample(pools.comments, random.int(0, 4));
  return random
    .sample(pools.users, comments.length)
    .map((user, index) => ({
      user,
      comment: comments[index] ?? '',
      rating: random.pick(sampleRatings),
      date: new Date(Date.UTC(2026, 0, random.int(1, 300))).toISOString().slice(0, 10),
    }))
    .sort((a, b) => Number(a.date < b.date) - Number(a.date > b.date));
}

/** Fills each '{name}'. By a function: in a replacement text '$&' would be read as a pattern. */
function fillIn(template: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce(
    (text, [name, word]) => text.replaceAll(`{${name}}`, () => word),
    template,
  );
}
