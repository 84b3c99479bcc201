import type { Channel } from './entities';
import type { ListRules } from './listQuery';
import type { ListDefaults } from './listState';

/** Values of the filter for featured channels, as they stand in the address. */
export const featured = { yes: 'yes', no: 'no' } as const;

const featuredOf = ({ isFeatured }: Channel) => (isFeatured ? featured.yes : featured.no);

/** By name. */
export const channelListDefaults: ListDefaults = {
  sort: 'name',
  descending: false,
  filters: ['category', 'featured'],
};

/** How the list of channels is searched, sorted and filtered; featured ones sort first. */
export const channelListRules: ListRules<Channel> = {
  searchIn: ({ name, category, streamUrl }) => [name, category, streamUrl],
  sortBy: {
    name: ({ name }) => name,
    category: ({ category }) => category,
    streamUrl: ({ streamUrl }) => streamUrl,
    featured: ({ isFeatured }) => (isFeatured ? 0 : 1),
  },
  filterBy: { category: ({ category }) => category, featured: featuredOf },
};

/** The categories in use, each once, in alphabetical order. */
export const categoriesOf = (channels: readonly Pick<Channel, 'category'>[]): readonly string[] =>
  [...new Set(channels.map(({ category }) => category))]
    .filter((category) => category !== '')
    .sort((a, b) => a.localeCompare(b, 'en-GB', { numeric: true }));
