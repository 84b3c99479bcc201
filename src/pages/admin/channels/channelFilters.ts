import { adminChannels } from '~/content/admin/channels';
import { featured } from '~/domain/channelList';
import type { ListFilter } from '~/parts/admin/ListToolbar';

const words = adminChannels.filters;

export const channelFilters = (categories: readonly string[]): ListFilter[] => [
  {
    id: 'category',
    ...words.category,
    options: categories.map((category) => ({ value: category, label: category })),
  },
  {
    id: 'featured',
    ...words.featured,
    options: [
      { value: featured.yes, label: adminChannels.featured },
      { value: featured.no, label: adminChannels.notFeatured },
    ],
  },
];
