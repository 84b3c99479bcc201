create table public.articles (
  id uuid primary key default gen_random_uuid(),
  -- collated so that its index finds what begins alike
  slug text collate "C" not null constraint articles_slug_key unique
    check (char_length(slug) between 1 and 2000 and slug !~ '[\s/?#]'),
  -- slugs the article had before; each still leads to it
  earlier_slugs text[] not null default '{}' check (cardinality(earlier_slugs) <= 10000),
  title text not null default 'Untitled Article' check (char_length(title) <= 1000),
  content text not null default '' check (char_length(content) <= 1000000),
  excerpt text not null default '' check (char_length(excerpt) <= 100000),
  status text not null default 'Draft' check (status in ('Draft', 'Published')),
  tags text[] not null default '{}' check (
    array_position(tags, null) is null and char_length(array_to_string(tags, ',')) <= 100000),
  image_url text not null default '' check (char_length(image_url) <= 100000),
  image_description text not null default '' check (char_length(image_description) <= 100000),
  meta_title text not null default '' check (char_length(meta_title) <= 100000),
  meta_description text not null default '' check (char_length(meta_description) <= 100000),
  meta_keywords text not null default '' check (char_length(meta_keywords) <= 100000),
  schema_markup text not null default '' check (char_length(schema_markup) <= 100000),
  views integer not null default 0 check (views >= 0),
  read_time integer not null default 1 check (read_time between 1 and 10000),
  -- without "set null" nobody who wrote an article could be deleted
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  author_name text not null default '' check (char_length(author_name) <= 1000),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  search_text text not null generated always as
    (private.search_text(array[title, excerpt] || tags || array[author_name])) stored,
  title_key text collate "C" not null generated always as (private.sort_key(title)) stored
);
create index articles_status_idx on public.articles (status, created_at desc);
create index articles_author_idx on public.articles (author_id, updated_at desc);
create index articles_updated_at_idx on public.articles (updated_at desc);
create index articles_title_idx on public.articles (title_key);

-- A view counted or an author deleted is no edit, and must not refuse one that is under way.
create trigger articles_touch before update on public.articles
  for each row when (old.views = new.views and old.author_id is not distinct from new.author_id)
  execute function private.touch();

-- The name stays with the article when its author is renamed or gone.
create function private.article_author() returns trigger
language plpgsql set search_path = ''
as $$ begin
  new.author_name := coalesce(
    (select coalesce(nullif(username, ''), email) from public.profiles where id = new.author_id),
    '');
  return new;
end $$;
create trigger articles_author before insert on public.articles
  for each row when (new.author_name = '') execute function private.article_author();

-- What no client is granted to write: id, earlier_slugs, views, author_name, the instants, and
-- author_id once it stands.
alter table public.articles enable row level security;
revoke all on public.articles from public, anon, authenticated, service_role;
grant select on public.articles to anon, authenticated;
grant delete,
  insert (slug, title, content, excerpt, status, tags, image_url, image_description, meta_title,
          meta_description, meta_keywords, schema_markup, read_time, author_id),
  update (slug, title, content, excerpt, status, tags, image_url, image_description, meta_title,
          meta_description, meta_keywords, schema_markup, read_time)
  on public.articles to authenticated;
grant select, insert, update, delete on public.articles to service_role;

create policy "Visitors: Published" on public.articles for select to anon
  using (status = 'Published');
create policy "Published; staff all, a Writer own" on public.articles for select to authenticated
  using (status = 'Published'
      or (select private.my_role()) in ('Admin', 'Editor')
      or ((select private.my_role()) = 'Writer' and author_id = (select auth.uid())));
create policy "Staff, as themselves" on public.articles for insert to authenticated
  with check ((select private.my_role()) in ('Admin', 'Editor', 'Writer')
      and author_id = (select auth.uid()));
create policy "Staff change all, a Writer own" on public.articles for update to authenticated
  using ((select private.my_role()) in ('Admin', 'Editor')
      or ((select private.my_role()) = 'Writer' and author_id = (select auth.uid())))
  with check ((select private.my_role()) in ('Admin', 'Editor')
      or ((select private.my_role()) = 'Writer' and author_id = (select auth.uid())));
create policy "Staff delete all, a Writer own" on public.articles for delete to authenticated
  using ((select private.my_role()) in ('Admin', 'Editor')
      or ((select private.my_role()) = 'Writer' and author_id = (select auth.uid())));

-- Who there is to narrow the list to, with the name on their latest article. Sees what whoever
-- asks may see.
create view public.article_authors with (security_invoker = true) as
  select distinct on (author_id) author_id as id, author_name as name
  from public.articles where author_id is not null
  order by author_id, updated_at desc;
revoke all on public.article_authors from public, anon, authenticated, service_role;
grant select on public.article_authors to authenticated, service_role;
