import { Glyph, type Look } from './Icon';

const shapes = {
  sports:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8l4 3-1.5 4.5h-5L8 11ZM12 8V3M16 11l4-1.5M14.5 15.5 17 19M9.5 15.5 7 19M8 11 4 9.5',
  news: 'M17 20V4H3v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V9h-4M7 8h6M7 12h6M7 16h3',
  movies: 'M3 5h18v15H3ZM3 10h18M9 5l-2 5M14 5l-2 5M19 5l-2 5',
  entertainment: 'M5 4h14v7a7 7 0 0 1-14 0ZM9 9h.01M15 9h.01M9 13c1.5 2 4.5 2 6 0',
  kids: 'M12 2.5l6 6.5-6 8-6-8ZM12 2.5V17M6 9h12M12 17c0 4 4 1 4 4.5',
  documentaries: 'M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2ZM12 6v14',
} as const;

export type CategoryIconName = keyof typeof shapes;

/** Kinds of programmes. */
export function CategoryIcon({ name, ...look }: Look & { name: CategoryIconName }) {
  return <Glyph d={shapes[name]} {...look} />;
}
