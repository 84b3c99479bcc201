import type { Channel } from '~/domain/entities';
import type { ChannelInput } from '../channels';
import { parseChannel } from '../parse';
import { recordOf, rowOf } from './columns';

const channelFields = {
  name: 'name',
  category: 'category',
  streamUrl: 'stream_url',
  logoUrl: 'logo_url',
  isFeatured: 'is_featured',
} as const satisfies Record<keyof ChannelInput, string>;

const channelColumns = {
  id: 'id',
  ...channelFields,
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Record<keyof Channel, string>;

export const channelSelect = Object.values(channelColumns).join(',');

export const channelRow = (channel: Channel) => rowOf(channel, channelFields);

export const toChannel = (row: unknown): Channel | null =>
  parseChannel(recordOf(row, channelColumns));
