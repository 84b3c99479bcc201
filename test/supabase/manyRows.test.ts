/** Lists longer than what one request holds; a stand-in answers in place of the network. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createChanges } from '~/data/supabase/changes';
import { createSupabaseChannelStore } from '~/data/supabase/channels';
import type { Send } from '~/data/supabase/deadline';
import { createRest } from '~/data/supabase/rest';
import { valueOf } from '../data/outcome';

const many = suite('Supabase: more than one answer holds');

const numbered = (length: number) => Array.from({ length }, (_, index) => `id-${index}`);
const at = '2026-03-01T10:00:00+00:00';
const row = (id: string) => ({
  ...{ id, name: id, category: 'News', stream_url: 'https://s.example/1', logo_url: '' },
  ...{ is_featured: false, created_at: at, updated_at: at },
});

/** The channels of a database that answers `rowsFor` the query of each address. */
function openChannels(rowsFor: (query: URLSearchParams) => readonly object[]) {
  const send: Send = async (input, init) => {
    const headers = { 'Content-Range': '*/0' };
    if (init?.method === 'HEAD') return new Response(null, { headers });
    return Response.json(rowsFor(new URL(String(input)).searchParams), { headers });
  };
  const nobody = { token: async () => null, renew: async () => null };
  const rest = createRest({ url: 'https://db.example', anonKey: 'key', send }, nobody);
  return createSupabaseChannelStore(rest, createChanges('channels'), () => 0);
}

many('each chosen record is asked for once, a hundred at a time', async () => {
  const asked: string[][] = [];
  const channels = openChannels((query) => {
    const ids = /^in\.\((.*)\)$/.exec(query.get('id') ?? '')?.[1]?.split(',') ?? [];
    if (ids.length > 0) asked.push(ids);
    return ids.map(row);
  });
  const chosen = numbered(205);
  const request = { search: '', sort: 'name', descending: false, page: 1, filters: {}, chosen };
  assert.equal(valueOf(await channels.page(request)).chosen, chosen);
  assert.equal(
    asked.map(({ length }) => length),
    [100, 100, 5],
  );
  assert.equal(asked.flat(), chosen);
});

many('a list goes on after a first answer that is full', async () => {
  const stored = numbered(1001);
  const channels = openChannels((query) => {
    const from = Number(query.get('offset'));
    return stored.slice(from, from + Number(query.get('limit'))).map(row);
  });
  const listed = valueOf(await channels.list());
  assert.equal(
    listed.map(({ id }) => id),
    stored,
  );
});

many.run();
