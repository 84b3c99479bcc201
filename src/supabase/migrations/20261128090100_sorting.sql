-- Lists are sorted as people sort: signs before letters, ß with ss, Ł beside L, as the site itself
-- sorts where there is no database. By their codes all of these came after Z.
drop view public.channel_categories;
alter table public.channels
  alter column name_key type text collate "en-x-icu",
  alter column category_key type text collate "en-x-icu",
  alter column stream_url_key type text collate "en-x-icu";
alter table public.articles alter column title_key type text collate "en-x-icu";

-- The categories in use, each once. Sees what whoever asks may see.
create view public.channel_categories with (security_invoker = true) as
  select distinct category, category_key from public.channels;
revoke all on public.channel_categories from public, anon, authenticated, service_role;
grant select on public.channel_categories to authenticated, service_role;
