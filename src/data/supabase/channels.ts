import { channelFaults } from '~/content/admin/channelFaults';
import { permissions } from '~/content/admin/permissions';
import { featured } from '~/domain/channelList';
import type { Channel } from '~/domain/entities';
import type { PageRequest } from '~/domain/listQuery';
import { ok, type Result } from '~/domain/result';
import { asFields, asText } from '~/lib/fields';
import { forbidden, notFound } from '../failures';
import type { ChannelStore } from '../store';
import { addOnce } from './addOnce';
import type { Changes } from './changes';
import { TOLERANCE } from './clock';
import { createRows } from './rows';
import { askPage } from './askPage';
import { firstOf, rowsOf } from './readAnswer';
import { searchFilter } from './searchFilter';
import type { Rest } from './rest';
import { channelRow, channelSelect, toChannel } from './channelRows';

const sortBy = {
  name: 'name_key',
  category: 'category_key',
  streamUrl: 'stream_url_key',
  // false comes before true, and featured ones come first
  featured: '-is_featured',
};

/** @param clockAhead  milliseconds by which this device's clock is ahead of the server's, see `clockError` */
export function createSupabaseChannelStore(
  rest: Rest,
  changes: Changes,
  clockAhead: () => number,
): ChannelStore {
  const rows = createRows<Channel>({
    rest,
    changes,
    name: 'channels',
    columns: channelSelect,
    parse: toChannel,
  });

  /** What the request's search and filters leave. */
  const narrowed = ({ search, filters }: PageRequest, columns: string, head: boolean) => {
    let query = rest.from('channels').select(columns, head ? { head, count: 'exact' } : {});
    if (search.trim()) query = query.filter(...searchFilter(search));
    if (filters['category']) query = query.eq('category', filters['category']);
    const wanted = filters['featured'];
    if (wanted)
      query = query.in(
        'is_featured',
        [true, false].filter((is) => wanted === (is ? featured.yes : featured.no)),
      );
    return query;
  };

  async function update(
    id: string,
    change: (channel: Channel | null, channels: readonly Channel[]) => Result<Channel>,
    tries = 3,
  ): Promise<Result<Channel>> {
    const found = await rows.get(id);
    if (!found.ok) return found;
    const made = change(found.value, []);
    if (!made.ok || !found.value) return made;
    const changed = await rows.change(id, found.value.updatedAt, channelRow(made.value));
    if (!changed.ok) return changed;
    if (changed.value) return ok(changed.value);
    // somebody was faster, or it is gone, which the next look shows
    return tries > 1 ? update(id, change, tries - 1) : notFound(channelFaults.notFound);
  }

  const add = addOnce<Channel>({
    async insert(make, add) {
      const made = make([]);
      return made.ok ? add(made.value) : made;
    },
    add: (channel) => rows.add(channelRow(channel)),
    get: rows.get,
    async find(sent) {
      // one that was there before must not be written over; it may well be called the same
      const since = new Date(Date.parse(sent.createdAt) - clockAhead() - TOLERANCE).toISOString();
      const alike = rest.from('channels').select(channelSelect).match(channelRow(sent));
      return firstOf(await alike.gte('created_at', since).limit(1), toChannel);
    },
    write: ({ id }, change) => update(id, change),
  });

  return {
    list: rows.list,
    get: rows.get,
    remove: rows.remove,
    subscribe: rows.subscribe,

    update,

    async insert(make, idempotencyKey) {
      const added = await add(make, idempotencyKey);
      if (!added.ok) return added;
      return added.value ? ok(added.value) : forbidden(permissions.addChannels);
    },

    page: (request) =>
      askPage(request, {
        columns: channelSelect,
        sortBy,
        parse: toChannel,
        found: (columns, head) => narrowed(request, columns, head),
        total: () => rest.from('channels').select('id', { head: true, count: 'exact' }),
        among: (ids) => narrowed(request, 'id', false).in('id', ids),
      }),

    async categories() {
      return rowsOf(
        await rest.from('channel_categories').select('category').order('category_key'),
        (row) => asText(asFields(row)?.['category']) || null,
      );
    },
  };
}
