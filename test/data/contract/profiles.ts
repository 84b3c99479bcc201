import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { refusal, valueOf } from '../outcome';
import { type Member, type OpenWorld, people } from './world';

export function profilesContract(name: string, open: OpenWorld): void {
  const profiles = suite(`${name}: profiles`);

  profiles('Members read their name, address and role; a customer has no role', async () => {
    const world = await open();
    const roles = { Admin: 'Admin', Editor: 'Editor', Writer: 'Writer', customer: null } as const;
    for (const member of Object.keys(roles) as Member[]) {
      const { account } = await world.as(member);
      const profile = valueOf(await account.profiles.get(world.ids[member]));
      assert.is(profile.id, world.ids[member]);
      assert.is(profile.username, people[member].name);
      assert.is(profile.email, people[member].email);
      assert.is(profile.role, roles[member]);
    }
  });

  profiles('An id that nobody has fails with not-found', async () => {
    const { account } = await (await open()).as('Admin');
    const missing = await account.profiles.get('00000000-0000-4000-8000-000000000000');
    assert.is(refusal(missing).code, 'not-found');
  });

  profiles.run();
}
