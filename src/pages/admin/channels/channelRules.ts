import type { Channel } from '~/domain/entities';
import type { ListRules } from '~/domain/listQuery';

/** Values of the filter for featured channels, as they stand in the address. */
export const featured = { yes: 'yes', no: 'no' } as const;

const featuredOf = ({ isFeatured }: Channel) => (isFeatured ? featured.yes : featured.no);

export const channelRules: ListRules<Channel> = {
  searchIn: ({ name, category, streamUrl }) => [name, category, streamUrl],
  sortBy: {
    name: ({ name }) => name,
    category: ({ category }) => category,
    streamUrl: ({ streamUrl }) => streamUrl,
    featured: ({ isFeatured }) => (isFeatured ? 0 : 1),
  },
  filterBy: { category: ({ category }) => category, featured: featuredOf },
};

export const channelDefaults = {
  sort: 'name',
  descending: false,
  filters: ['category', 'featured'],
};

/** The categories in use, each once. */
export const categoriesOf = (channels: readonly Channel[]): readonly string[] =>
  [...new Set(channels.map(({ category }) => category))]
    .filter((category) => category !== '')
    .sort((a, b) => a.localeCompare(b, 'en-GB'));
