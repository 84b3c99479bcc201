/** The channels the embedded mode starts with while their storage key is still empty. */
import type { Channel } from '~/domain/entities';

const SEEDED_AT = '2025-09-01T09:00:00.000Z';

export const seedChannels: readonly Channel[] = [
  {
    id: 'channel-1',
    name: 'Harbour News',
    category: 'News',
    streamUrl: 'https://stream.example/harbour-news/index.m3u8',
    logoUrl: '',
    isFeatured: true,
    createdAt: SEEDED_AT,
    updatedAt: SEEDED_AT,
  },
  {
    id: 'channel-2',
    name: 'Touchline One',
    category: 'Sports',
    streamUrl: 'https://stream.example/touchline-one/index.m3u8',
    logoUrl: '',
    isFeatured: true,
    createdAt: SEEDED_AT,
    updatedAt: SEEDED_AT,
  },
  {
    id: 'channel-3',
    name: 'Pocketful',
    category: 'Kids',
    streamUrl: 'https://stream.example/pocketful/index.m3u8',
    logoUrl: '',
    isFeatured: false,
    createdAt: SEEDED_AT,
    updatedAt: SEEDED_AT,
  },
];
