/** Both backends keep to one contract: here over the real client, the real schema and HTTP. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { accountContract, adminContract } from '../data/contract';
import { valueOf } from '../data/outcome';
import { closeWorlds, openHostedWorld } from './world';

const hosted = suite('hosted database');
hosted.after.each(closeWorlds);

hosted(
  'Every call of a browser carries the publishable key, and a member’s own token',
  async () => {
    const { server, as } = await openHostedWorld();
    const { admin } = await as('Editor');
    const before = server.requests.length;
    valueOf(await admin.channels.list());
    valueOf(await admin.articles.create({ title: 'Mine' }));
    for (const { path, headers } of server.requests.slice(before)) {
      assert.is(headers['apikey'], server.anonKey, path);
      assert.match(headers['authorization'] ?? '', /^Bearer ey/, path);
    }
  },
);

hosted.run();

/** One at a time: each holds connections to the database. */
async function open() {
  await closeWorlds();
  return openHostedWorld();
}

accountContract('Supabase', open);
adminContract('Supabase', open);
