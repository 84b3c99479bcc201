import { allRows } from '../_shared/allRows.ts';
import type { AdminClient, ChannelRow } from '../_shared/database.ts';
import { asText, type Fields } from '../_shared/fields.ts';
import { words } from '../_shared/words.ts';
import { instantsOf } from './instants.ts';
import type { Kind } from './moveKind.ts';
import { stableId } from './stableId.ts';

/**
 * Channels, known by name, category and stream URL together: one stream may stand in two
 * categories. Their ids are made from what they were in the browser, so that one renamed since is
 * known, and two moves at once cannot both add it.
 */
export function channelKind(admin: AdminClient, now: Date): Kind<ChannelRow> {
  return {
    kind: 'channel',
    named: 'name',
    unreadable: words.noChannel,
    read: (fields) => channelRow(fields, now),
    keysOf,
    keysInUse: async () => {
      const rows = await allRows((from, to) =>
        admin
          .from('channels')
          .select('id, name, category, stream_url', { count: 'exact' })
          .order('id')
          .range(from, to),
      );
      return rows.flatMap(keysOf);
    },
    insert: (rows) => admin.from('channels').insert([...rows]),
  };
}

type Known = Pick<ChannelRow, 'id' | 'name' | 'category' | 'stream_url'>;

const keysOf = ({ id, name, category, stream_url }: Known) => [
  id,
  JSON.stringify([name, category, stream_url]),
];

async function channelRow(fields: Fields, now: Date): Promise<ChannelRow | null> {
  const name = asText(fields['name']).trim();
  const category = asText(fields['category']).trim();
  const stream_url = asText(fields['streamUrl']).trim();
  if (!name || !category || !stream_url) return null;
  return {
    id: await stableId(['channel', asText(fields['id']), name, stream_url]),
    name,
    category,
    stream_url,
    logo_url: asText(fields['logoUrl']).trim(),
    is_featured: fields['isFeatured'] === true,
    ...instantsOf(fields, now),
  };
}
