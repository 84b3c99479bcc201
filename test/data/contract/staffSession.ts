import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { logOf, refusal, valueOf } from '../outcome';
import { type OpenWorld, people } from './world';

const notStaff = { code: 'not-staff', message: 'Invalid email or password. Please try again.' };
const notStaffLog = 'User does not have Admin or Editor role. Logging out.';

export function staffSessionContract(name: string, open: OpenWorld): void {
  const staff = suite(`${name}: staff session`);

  for (const role of ['Admin', 'Editor'] as const) {
    staff(`An ${role} signs in to the admin area and stays known there`, async () => {
      const world = await open();
      const { account } = await world.as('guest');
      const { email, password, name } = people[role];
      const id = world.ids[role];
      const user = { id, email, role, name };
      assert.equal(valueOf(await account.staffSession.signIn(email, password)), user);
      assert.equal(valueOf(await account.auth.getSession()), { id, email });
      assert.equal(account.staffSession.stored({ id, email }), user);
    });
  }

  for (const role of ['Writer', 'customer'] as const) {
    staff(`A ${role} is signed out at once, and nothing of the session stays`, async () => {
      const world = await open();
      const { account } = await world.as('guest');
      const { email, password } = people[role];
      const log = await logOf(async () => {
        assert.equal(refusal(await account.staffSession.signIn(email, password)), notStaff);
      });
      assert.equal(log, [notStaffLog]);
      assert.is(valueOf(await account.auth.getSession()), null);
      assert.is(account.staffSession.stored({ id: world.ids[role], email }), null);
    });

    staff(`A ${role} who is signed in already is put out when the session is checked`, async () => {
      const world = await open();
      const { account } = await world.as(role);
      const user = { id: world.ids[role], email: people[role].email };
      const log = await logOf(async () => {
        assert.equal(refusal(await account.staffSession.check(user)), notStaff);
      });
      assert.equal(log, [notStaffLog]);
      assert.is(valueOf(await account.auth.getSession()), null);
    });
  }

  staff('A wrong password is refused; the reason goes to the log', async () => {
    const { account } = await (await open()).as('guest');
    const log = await logOf(async () => {
      const refused = await account.staffSession.signIn(people.Admin.email, 'Wrong-word-1');
      assert.is(refusal(refused).code, 'invalid-credentials');
    });
    assert.equal(log, ['Admin login error: Invalid login credentials']);
  });

  staff('Someone without a profile is put out; the reason goes to the log', async () => {
    const { account } = await (await open()).as('Admin');
    const stranger = { id: '00000000-0000-4000-8000-000000000000', email: 'x@y.example' };
    const log = await logOf(async () => {
      assert.equal(refusal(await account.staffSession.check(stranger)), notStaff);
    });
    assert.is(log.length, 1);
    assert.match(log[0] ?? '', /^Admin profile fetch error: ./);
    assert.is(valueOf(await account.auth.getSession()), null);
  });

  staff('The stored member of staff counts for the signed-in person only', async () => {
    const world = await open();
    const { account } = await world.as('Editor');
    const user = { id: world.ids.Editor, email: people.Editor.email };
    const checked = valueOf(await account.staffSession.check(user));
    assert.equal(account.staffSession.stored(user), checked);
    assert.is(account.staffSession.stored({ ...user, id: world.ids.Admin }), null);
    account.staffSession.forget();
    assert.is(account.staffSession.stored(user), null);
  });

  staff('The stored member of staff has the address that the session has now', async () => {
    const world = await open();
    const { account } = await world.as('Editor');
    const user = { id: world.ids.Editor, email: people.Editor.email };
    const checked = valueOf(await account.staffSession.check(user));
    const email = 'eli.editor@staff.example';
    assert.equal(account.staffSession.stored({ ...user, email }), { ...checked, email });
  });

  staff('A new display name shows after the next check', async () => {
    const world = await open();
    const { account } = await world.as('Admin');
    const user = { id: world.ids.Admin, email: people.Admin.email };
    valueOf(await account.auth.updateProfile({ username: 'Ada Renamed' }));
    assert.is(valueOf(await account.staffSession.check(user)).name, 'Ada Renamed');
    valueOf(await account.auth.updateProfile({ username: '' }));
    assert.is(valueOf(await account.staffSession.check(user)).name, people.Admin.email);
  });

  staff.run();
}
