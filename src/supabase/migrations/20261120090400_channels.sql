create table public.channels (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name ~ '\S' and char_length(name) <= 1000),
  category text not null check (category ~ '\S' and char_length(category) <= 1000),
  stream_url text not null check (stream_url ~* '^https?://' and char_length(stream_url) <= 100000),
  logo_url text not null default '' check (char_length(logo_url) <= 100000),
  is_featured boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  search_text text not null generated always as
    (private.search_text(array[name, category, stream_url])) stored,
  name_key text collate "C" not null generated always as (private.sort_key(name)) stored,
  category_key text collate "C" not null generated always as (private.sort_key(category)) stored,
  stream_url_key text collate "C" not null generated always as (private.sort_key(stream_url)) stored
);
create index channels_name_idx on public.channels (name_key);
create index channels_category_key_idx on public.channels (category_key, name_key);
create index channels_category_idx on public.channels using hash (category);

create trigger channels_touch before update on public.channels
  for each row execute function private.touch();

alter table public.channels enable row level security;
revoke all on public.channels from public, anon, authenticated, service_role;
grant select, delete,
  insert (name, category, stream_url, logo_url, is_featured),
  update (name, category, stream_url, logo_url, is_featured)
  on public.channels to authenticated;
grant select, insert, update, delete on public.channels to service_role;

create policy "Admins and Editors" on public.channels for all to authenticated
  using ((select private.my_role()) in ('Admin', 'Editor'))
  with check ((select private.my_role()) in ('Admin', 'Editor'));

-- The categories in use, each once. Sees what whoever asks may see.
create view public.channel_categories with (security_invoker = true) as
  select distinct category, category_key from public.channels;
revoke all on public.channel_categories from public, anon, authenticated, service_role;
grant select on public.channel_categories to authenticated, service_role;
