import { back, counted, oneRow, type Calls } from './call';
import { articleId, channelId } from './world';

const channel = (more: object = {}) => ({
  name: 'New',
  category: 'Kids',
  stream_url: 'https://x.example/n',
  ...more,
});
const [one, two] = [articleId(1), articleId(2)];
const title = { title: 'Changed' };
const merge = 'resolution=merge-duplicates';
const safeUpdate = 'hosted databases load the extension safeupdate, which PostgREST alone lacks';

export const writes: Calls = {
  visitor: [
    ['POST /channels', { body: channel() }],
    [`PATCH /articles?id=eq.${two}`, { body: title }],
    `DELETE /articles?id=eq.${two}`,
  ],
  Customer: [
    ['POST /channels', { body: channel() }],
    ['POST /channels', { body: channel(), prefer: back }],
    [`PATCH /articles?id=eq.${two}&select=slug`, { body: title, prefer: back }],
    ['PATCH /profiles?username=eq.Customer', { body: { role: 'Admin' } }],
    ['PATCH /profiles?select=username&role=is.null', { body: { username: 'C' }, prefer: back }],
    [`DELETE /articles?id=eq.${two}&select=id`, { prefer: back }],
    `DELETE /articles?id=eq.${two}`,
    'DELETE /profiles?role=is.null',
  ],
  Writer: [
    [
      'POST /articles?select=slug,status,tags',
      { body: { slug: 'mine', title: 'Mine', tags: ['x', 'y,z'] }, prefer: back },
    ],
    ['POST /articles', { body: { slug: 'slug-1', ...title } }],
    ['POST /articles', { body: { slug: 'other', ...title, author_id: one } }],
    ['POST /articles', { body: { slug: 'other', ...title, views: 5 } }],
    ['POST /articles', { body: { slug: 'other', title: 'N\u0000ul' } }],
  ],
  service: [
    [
      'POST /articles?on_conflict=slug&select=slug,title',
      { body: { slug: 'slug-1', title: 'Up' }, prefer: `${merge},${back}` },
    ],
    [
      'POST /articles?on_conflict=slug',
      {
        body: [
          { slug: 'slug-1', title: 'Up' },
          { slug: 'fresh', ...title },
        ],
        prefer: merge,
      },
    ],
    [
      'POST /articles?on_conflict=slug&select=slug',
      {
        body: [
          { slug: 'slug-1', title: 'Up' },
          { slug: 'fresh', ...title },
        ],
        prefer: `resolution=ignore-duplicates,${back}`,
      },
    ],
    [
      'POST /articles?on_conflict=slug&select=slug',
      { body: [{ slug: 'slug-1', title: 'Up' }], prefer: `resolution=ignore-duplicates,${back}` },
    ],
    [
      'POST /channels',
      { body: channel({ id: channelId(1), name: 'PK' }), prefer: `${merge},${back}` },
    ],
    ['POST /channels?on_conflict=name', { body: channel(), prefer: merge }],
    ['POST /profiles', { body: { id: one, username: 'x' } }],
    [`PATCH /articles?id=eq.${one}`, { body: { search_text: 'x' } }],
  ],
  Admin: [
    // insertions
    ['POST /channels', { body: channel() }],
    ['POST /channels', { body: channel(), prefer: back }],
    ['POST /channels?select=name,category', { body: channel(), prefer: back }],
    ['POST /channels?select=name', { body: channel(), prefer: back, headers: oneRow }],
    [
      'POST /channels?select=name',
      { body: [channel(), channel({ name: 'B' })], prefer: back, headers: oneRow },
    ],
    ['POST /channels?select=name', { body: [channel(), channel({ name: 'B' })], prefer: back }],
    ['POST /channels?select=name', { body: [channel(), { name: 'B' }], prefer: back }],
    [
      'POST /channels?select=name,is_featured&columns=name,category,stream_url,is_featured',
      { body: [channel({ is_featured: true }), channel()], prefer: `${back},missing=default` },
    ],
    [
      'POST /channels?columns=name,category,stream_url,is_featured',
      { body: [channel({ is_featured: true }), channel()], prefer: back },
    ],
    ['POST /channels', { body: channel({ nothing: 1 }) }],
    ['POST /channels', { body: [], prefer: back }],
    ['POST /channels', { body: {} }],
    ['POST /channels', { text: 'no json' }],
    ['POST /channels', { text: '' }],
    ['POST /channels', { body: 'text', differs: 'PostgREST takes a text for a row of nothing' }],
    ['POST /channels', { body: channel({ stream_url: 'ftp://x' }) }],
    ['POST /channels', { body: channel({ name: null }) }],
    ['POST /channels', { body: channel({ is_featured: 'maybe' }) }],
    ['POST /channels', { body: channel({ id: channelId(1) }) }],
    // changes
    [`PATCH /articles?id=eq.${one}`, { body: title }],
    [`PATCH /articles?id=eq.${one}&select=title`, { body: title, prefer: back }],
    [`PATCH /articles?id=eq.${one}&select=title`, { body: title, prefer: back, headers: oneRow }],
    ['PATCH /articles?slug=eq.none&select=title', { body: title, prefer: back, headers: oneRow }],
    ['PATCH /articles?slug=eq.none&select=title', { body: title, prefer: back }],
    ['PATCH /articles?slug=eq.none', { body: title }],
    ['PATCH /articles?status=eq.Draft&select=slug', { body: title, prefer: `${back},${counted}` }],
    ['PATCH /articles?status=eq.Draft&select=slug', { body: title, prefer: back, headers: oneRow }],
    [
      `PATCH /articles?id=eq.${one}&updated_at=eq.2026-02-02T00:00:00%2B00:00&select=slug`,
      { body: title, prefer: back },
    ],
    [`PATCH /articles?id=eq.${one}`, { body: { nothing: 1 } }],
    [`PATCH /articles?id=eq.${one}`, { body: {} }],
    [`PATCH /articles?id=eq.${one}`, { body: {}, prefer: back }],
    [`PATCH /articles?id=eq.${one}`, { body: { views: 9 } }],
    [`PATCH /articles?id=eq.${one}`, { body: { slug: 'slug-2' } }],
    [`PATCH /articles?id=eq.${one}`, { body: { status: 'Nothing' } }],
    ['PATCH /articles', { body: title, differs: safeUpdate }],
    // removals
    ['DELETE /articles?slug=eq.none', { prefer: back }],
    [`DELETE /articles?id=eq.${two}&select=slug`, { prefer: back }],
    `DELETE /articles?id=eq.${two}`,
    ['DELETE /articles?slug=eq.slug-3&select=slug', { prefer: `${back},${counted}` }],
    [
      'DELETE /channels?select=name&or=(name.eq.One,name.like.Two*)',
      { prefer: back, headers: oneRow },
    ],
    ['DELETE /channels', { differs: safeUpdate }],
    // what there is not
    ['POST /rpc/nothing', { body: {} }],
    ['POST /rpc/my_role', { body: {} }],
    [
      `PUT /channels?id=eq.${channelId(1)}`,
      { body: channel({ id: channelId(1) }), differs: 'nothing here uses PUT' },
    ],
  ],
};
