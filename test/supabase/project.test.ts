/** What a hosted project is set up with, beside the tables. */
import { readdir, readFile } from 'node:fs/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { site } from '~/content/site';
import { paths } from '~/content/paths';
import { PASSWORD_MIN_CHARACTERS } from '~/domain/password';
import { peopleInDatabase, type People } from './people';

const folder = 'src/supabase';
const read = (path: string) => readFile(`${folder}/${path}`, 'utf8');

const project = suite('files of the hosted project');

project('the settings ask for passwords as the site does', async () => {
  const config = await read('config.toml');
  assert.ok(config.includes(`\nminimum_password_length = ${PASSWORD_MIN_CHARACTERS}\n`));
  assert.ok(config.includes('\npassword_requirements = "letters_digits"\n'));
});

project(
  'every function is set up, checks its callers itself, and is pinned to one client',
  async () => {
    const config = await read('config.toml');
    const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));
    const client = `npm:@supabase/supabase-js@${dependencies['@supabase/supabase-js']}`;
    const names = (await readdir(`${folder}/functions`)).filter((name) => name !== '_shared');
    assert.equal(names.sort(), ['move-in', 'staff-users']);
    for (const name of names) {
      assert.ok(config.includes(`[functions.${name}]\nverify_jwt = false`), name);
      const { imports } = JSON.parse(await read(`functions/${name}/deno.json`));
      assert.equal(imports, { '@supabase/supabase-js': client });
    }
  },
);

const mails: [template: string, path: string, type: string][] = [
  ['confirmation', '/confirm-email', 'signup'],
  ['recovery', paths.resetPassword, 'recovery'],
  ['invite', paths.resetPassword, 'invite'],
];
for (const [template, path, type] of mails) {
  project(`the ${template} mail links to a page, the token behind a #`, async () => {
    const html = await read(`templates/${template}.html`);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    assert.equal(links, [`{{ .SiteURL }}${path}#token_hash={{ .TokenHash }}&amp;type=${type}`]);
    assert.not(html.includes('.ConfirmationURL'), 'a link that is spent by being followed');
    assert.not(html.includes(site.name), 'a name that would have to be changed here, too');
    const config = await read('config.toml');
    assert.ok(config.includes(`content_path = "./supabase/templates/${template}.html"`));
  });
}

project('migrations are named as the command line tool orders them', async () => {
  const names = await readdir(`${folder}/migrations`);
  for (const name of names) assert.match(name, /^\d{14}_[a-z_]+\.sql$/);
  assert.is(new Set(names.map((name) => name.slice(0, 14))).size, names.length);
});

project.run();

const rights = suite('rights on the whole');
let people: People;
rights.before(async () => void (people = await peopleInDatabase()));
rights.after(() => people.close());

rights('every table guards its rows, and no view goes around it', async () => {
  const unguarded = await people.db.sql`select relname from pg_class
    where relnamespace = 'public'::regnamespace and (
      relkind = 'r' and not relrowsecurity
      or relkind = 'v' and not coalesce('security_invoker=true' = any (reloptions), false))`;
  assert.equal([...unguarded], []);
});

rights('the API can call no function of ours', async () => {
  const functions = await people.db
    .sql`select proname from pg_proc where pronamespace = 'public'::regnamespace`;
  assert.equal([...functions], []);
  for (const role of ['anon', 'authenticated', 'service_role']) {
    const [found] = await people.db
      .sql`select has_schema_privilege(${role}, 'private', 'usage') as may`;
    assert.is(found?.['may'], false, role);
  }
});

rights('no function trusts a search path', async () => {
  const open = await people.db.sql`select proname from pg_proc
    where pronamespace = 'private'::regnamespace
      and not coalesce('search_path=""' = any (proconfig), false)`;
  assert.equal([...open], []);
});

rights('nothing is granted to everybody', async () => {
  const granted = await people.db.sql`select table_name, privilege_type
    from information_schema.role_table_grants where table_schema = 'public' and grantee = 'PUBLIC'`;
  assert.equal([...granted], []);
});

rights.run();
