import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startCluster } from './postgres';

const clusters = suite('throw-away database');

clusters('each fresh database is apart from the others', async () => {
  const cluster = await startCluster();
  const [one, two] = await Promise.all([cluster.fresh(), cluster.fresh()]);
  await one.sql`create table public.mine (id int)`;
  const [found] = await two.sql`select to_regclass('public.mine') as it`;
  assert.is(found?.['it'], null);
  await Promise.all([one.close(), two.close()]);
});

clusters.run();
