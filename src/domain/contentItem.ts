import type { ContentItem, UserComment } from './entities';
import { newestFirst } from './instant';
import { fnv1a, seededRandom, type Pool, type SeededRandom } from './seededRandom';
import { slugify } from './slug';

/** The words that made-up content is drawn from; a description may hold {title}, {genre}, {year}. */
export interface ContentPools {
  adjectives: Pool<string>;
  nouns: Pool<string>;
  types: Pool<string>;
  genres: Pool<string>;
  descriptions: Pool<string>;
  images: Pool<string>;
  commentUsers: Pool<string>;
  comments: Pool<string>;
}

/**
 * The sample film or programme of an id: any id has one, and always the same. The id of a title
 * the pools can form ('silent-harbour') gives that title, so a similar item's link keeps its word.
 */
export function contentItemFor(
  id: string,
  pools: ContentPools,
  titles = titlesIn(pools),
): ContentItem {
  const random = seededRandom(id);
  const drawn = `${random.pick(pools.adjectives)} ${random.pick(pools.nouns)}`;
  const title = titles.find((candidate) => candidate.id === id)?.title ?? drawn;
  const genre = random.pick(pools.genres);
  const releaseYear = random.int(1995, 2025);
  return {
    id,
    title,
    genre,
    type: random.pick(pools.types),
    description: fillIn(random.pick(pools.descriptions), {
      title,
      genre,
      year: String(releaseYear),
    }),
    rating: random.int(50, 95) / 10,
    releaseYear,
    streamUrl: `https://stream.example/${fnv1a(id).toString(16)}.m3u8`,
    imageUrl: random.pick(pools.images),
    similarContent: random.sample(
      titles.filter((candidate) => candidate.title !== title),
      4,
    ),
    userComments: userComments(random, pools),
  };
}

/** The titles that the pools can form, each with its id: the same for all items, and long to make. */
export function titlesIn({ adjectives, nouns }: ContentPools): ContentItem['similarContent'] {
  const titles = adjectives.flatMap((adjective) => nouns.map((noun) => `${adjective} ${noun}`));
  return titles.map((title) => ({ id: slugify(title), title }));
}

/** Stars that a sample's comments give. */
export const sampleRatings = [3, 4, 5] as const;

/** None to four comments, newest first. */
function userComments(random: SeededRandom, pools: ContentPools): UserComment[] {
  const count = random.int(0, 4);
  const comments = random.sample(pools.comments, count);
  return random
    .sample(pools.commentUsers, comments.length)
    .map((user, index) => ({
      user,
      comment: comments[index] ?? '',
      rating: random.pick(sampleRatings),
      date: new Date(Date.UTC(2026, 0, random.int(1, 300))).toISOString().slice(0, 10),
    }))
    .sort((a, b) => newestFirst(a.date, b.date));
}

/** Fills each '{name}'. By a function: in a replacement text '$&' would be read as a pattern. */
function fillIn(template: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce(
    (text, [name, word]) => text.replaceAll(`{${name}}`, () => word),
    template,
  );
}
