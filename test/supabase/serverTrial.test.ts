import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { at } from '../data/outcome';
import { clientOf } from './server/client';
import { secretKey } from './server/keys';
import { startTrial } from './trial.mjs';

const trial = suite('trial of Supabase mode');

trial(
  'its accounts can sign in, the samples are there, mails are printed, and there is one at a time',
  async () => {
    const siteUrl = 'http://localhost:3000';
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    const project = await startTrial({ siteUrl, port: 0, print });
    const client = clientOf({ ...project, secretKey });
    const { auth } = client;

    for (const account of project.accounts) {
      const { error } = await auth.signInWithPassword(account);
      assert.is(error, null, account.email);
    }
    await auth.signInWithPassword(at(project.accounts, 0));
    const { data } = await client.from('profiles').select('role').order('email');
    assert.equal(
      data?.map(({ role }) => role),
      ['Admin', null, 'Editor', 'Writer'],
    );
    const articles = await client.from('articles').select('slug, views, author_name, created_at');
    assert.is(articles.data?.length, 3);
    assert.ok(articles.data?.every(({ author_name, views }) => author_name && views > 0));
    assert.is((await client.from('channels').select()).data?.length, 3);

    await auth.signUp({ email: 'new@example.com', password: 'secret-12' });
    assert.match(
      lines.join(),
      /new@example\.com[^]*http:\/\/localhost:3000\/confirm-email#token_hash=/,
    );

    const port = Number(new URL(project.url).port);
    const second = await startTrial({ siteUrl, port, print }).catch(
      (error: Error) => error.message,
    );
    assert.is(second, `Port ${port} is in use: does another trial still run?`);
    await project.stop();
  },
);

trial.run();
