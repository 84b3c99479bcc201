-- The name on the article that somebody wrote last, not on the one that anybody changed last: it
-- may be an older name.
create or replace view public.article_authors with (security_invoker = true) as
  select distinct on (author_id) author_id as id, author_name as name
  from public.articles where author_id is not null
  order by author_id, created_at desc;
