import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { accountContract, adminContract } from '../contract';
import { openLocalWorld } from './world';

const embedded = suite('embedded default');

embedded('It says that what it keeps stays', async () => {
  const { account } = await (await openLocalWorld()).as('guest');
  assert.is(account.persistent, true);
});

embedded.run();

accountContract('embedded default', openLocalWorld);
adminContract('embedded default', openLocalWorld);
