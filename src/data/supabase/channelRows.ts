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

/** The columns of a whole channel. */
export const channelSelect = Object.values(channelColumns).join(',');

/** The columns that are sent to save a channel. */
export const channelRow = (channel: Channel) => rowOf(channel, channelFields);

/** Null for what is no channel. */
export const toChannel = (row: unknown): Channel | null =>
  parseChannel(recordOf(row, channelColumns));
