-- An article keeps the slugs it had, so that links to it keep working. A slug leads to one article
-- only: none may equal another article's present or earlier slug. Present against present is the
-- unique constraint's; the rest is done here.
create index articles_earlier_slugs_idx on public.articles using gin (earlier_slugs);

-- One change of slugs at a time, or two that clash would not see each other. Taken before any row
-- is locked, so that two such changes cannot wait for each other.
create function private.lock_slugs() returns trigger
language plpgsql set search_path = ''
as $$ begin
  perform pg_advisory_xact_lock(hashtextextended('public.articles.slug', 0));
  return null;
end $$;
create trigger articles_lock_slugs before insert or update of slug, earlier_slugs
  on public.articles for each statement execute function private.lock_slugs();

-- Runs as its owner: a Writer's slug must not clash with drafts that are hidden from them either.
create function private.article_slugs() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if tg_op = 'UPDATE' and old.slug <> new.slug then
    new.earlier_slugs := array_remove(new.earlier_slugs, old.slug) || old.slug;
  end if;
  new.earlier_slugs := array_remove(new.earlier_slugs, new.slug);
  if exists (
    select from public.articles as other
    where other.id <> new.id
      and (other.earlier_slugs && (new.earlier_slugs || new.slug)
        or other.slug = any (new.earlier_slugs))
  ) then
    raise unique_violation using
      message = 'duplicate key value violates unique constraint "articles_slug_key"',
      detail = format('Key (slug)=(%s) already exists.', new.slug),
      schema = 'public', table = 'articles', constraint = 'articles_slug_key';
  end if;
  return new;
end $$;
create trigger articles_slugs before insert or update of slug, earlier_slugs
  on public.articles for each row execute function private.article_slugs();
