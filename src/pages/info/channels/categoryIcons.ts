import type { IconName } from '~/ui/Icon';

/** By id of the category. */
export const categoryIcons: Readonly<Record<string, IconName>> = {
  news: 'news',
  sports: 'sports',
  movies: 'movies',
  entertainment: 'entertainment',
  kids: 'kids',
};
