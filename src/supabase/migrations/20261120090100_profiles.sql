-- A profile for each person who can sign in. No role: a customer.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text not null default '' check (char_length(username) <= 120),
  role text check (role in ('Admin', 'Editor', 'Writer')),
  email text, -- follows auth.users, which the API does not serve
  updated_at timestamptz(3) not null default now()
);
create index profiles_updated_at_idx on public.profiles (updated_at desc);

create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch();

-- The role of whoever asks, read at every request: a demotion counts at once, whatever an older
-- token says. Runs as its owner, or the policies of profiles would call themselves.
create function private.my_role() returns text
language sql stable security definer set search_path = ''
as $$ select role from public.profiles where id = (select auth.uid()) $$;
revoke all on function private.my_role() from public;
grant execute on function private.my_role() to authenticated, service_role;

-- An error in here would be a failed sign-up. raw_user_meta_data is what the visitor wrote, so a
-- role in it means nothing.
create function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  insert into public.profiles (id, username, email)
  values (new.id, left(coalesce(new.raw_user_meta_data ->> 'username', ''), 120), new.email)
  on conflict (id) do nothing;
  return new;
end $$;
create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.handle_new_user();
-- and for those who were there before this table
insert into public.profiles (id, username, email)
  select id, left(coalesce(raw_user_meta_data ->> 'username', ''), 120), email from auth.users;

create function private.handle_user_email() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  update public.profiles set email = new.email where id = new.id;
  return new;
end $$;
create trigger on_auth_user_email after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.handle_user_email();

-- Projects differ in what they grant to the API's roles by themselves; here nothing is left to it.
alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated, service_role;
grant select, update (username) on public.profiles to authenticated; -- never role, never email
grant select, insert, update, delete on public.profiles to service_role;

create policy "Own profile, any for an Admin" on public.profiles for select to authenticated
  using (id = (select auth.uid()) or (select private.my_role()) = 'Admin');
create policy "Own username, any for an Admin" on public.profiles for update to authenticated
  using (id = (select auth.uid()) or (select private.my_role()) = 'Admin')
  with check (id = (select auth.uid()) or (select private.my_role()) = 'Admin');
