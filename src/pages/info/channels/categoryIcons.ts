import type { CategoryIconName } from '~/ui/CategoryIcon';

/** By id of the category. */
export const categoryIcons: Readonly<Record<string, CategoryIconName>> = {
  news: 'news',
  sports: 'sports',
  movies: 'movies',
  entertainment: 'entertainment',
  kids: 'kids',
};
