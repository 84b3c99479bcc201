import type { TopicIconName } from '~/ui/TopicIcon';

/** By id of the category. */
export const categoryIcons: Readonly<Record<string, TopicIconName>> = {
  news: 'news',
  sports: 'sports',
  movies: 'movies',
  entertainment: 'entertainment',
  kids: 'kids',
};
