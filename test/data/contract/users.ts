import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isClash } from '~/data/failures';
import type { StaffFields, StaffUserInput } from '~/data/users';
import type { Result } from '~/domain/result';
import { logOf, refusal, until, valueOf } from '../outcome';
import { type OpenWorld, people } from './world';

const newcomer: StaffUserInput = {
  name: ' Nell Newcomer ',
  email: ' Nell@staff.example ',
  role: 'Writer',
  password: 'Nell-password-1',
};
const emailTaken = { code: 'email-taken', message: 'A user with this email already exists.' };
const weak = {
  code: 'weak-password',
  message: 'Use 8 characters to 72 bytes, with a letter (a to z) and a digit (0 to 9).',
};

const as = (role: 'Admin' | 'Editor' | 'Writer', change: Partial<StaffUserInput> = {}) => {
  const { name, email } = people[role];
  return { name, email, role, password: '', ...change };
};

/** What is stored where an edit clashed. */
function theirsIn(result: Result<unknown>): Partial<StaffFields> {
  if (result.ok || !isClash<StaffFields>(result.error)) throw new Error('No clash');
  return result.error.theirs;
}

export function usersContract(name: string, open: OpenWorld): void {
  const users = suite(`${name}: users`);

  users('An Admin lists the staff and no customers, without anything secret', async () => {
    const world = await open();
    const { admin } = await world.as('Admin');
    const listed = valueOf(await admin.users.list());
    const byId = new Map(listed.map((user) => [user.id, user]));
    assert.is(listed.length, 3);
    for (const role of ['Admin', 'Editor', 'Writer'] as const) {
      const { updatedAt, ...user } = byId.get(world.ids[role]) ?? { updatedAt: null };
      const { name, email } = people[role];
      assert.equal(user, { id: world.ids[role], name, email, role });
      assert.type(updatedAt, 'string');
    }
  });

  users('An Admin creates a user, who can then sign in with that password', async () => {
    const world = await open();
    const { admin } = await world.as('Admin');
    const { id, updatedAt, ...made } = valueOf(
      await admin.users.create({ ...newcomer, role: 'Editor' }),
    );
    assert.is(made.name, 'Nell Newcomer');
    assert.is(made.email.toLowerCase(), 'nell@staff.example');
    assert.is(made.role, 'Editor');
    assert.equal(Object.keys(made).sort(), ['email', 'name', 'role']);
    assert.type(updatedAt, 'string');
    const { account } = await world.as('guest');
    const staff = await account.staffSession.signIn('nell@staff.example', newcomer.password);
    assert.is(valueOf(staff).id, id);
  });

  users('A new user needs a password, and a strong one', async () => {
    const { admin } = await (await open()).as('Admin');
    assert.equal(refusal(await admin.users.create({ ...newcomer, password: '' })), {
      code: 'password-required',
      message: 'Password is required for new users.',
    });
    assert.equal(refusal(await admin.users.create({ ...newcomer, password: 'short1' })), weak);
    assert.is(valueOf(await admin.users.list()).length, 3);
  });

  users('An address is given once, in any case, to staff and customers alike', async () => {
    const world = await open();
    const { admin } = await world.as('Admin');
    for (const email of [' ELI@Staff.Example ', people.customer.email]) {
      assert.equal(refusal(await admin.users.create({ ...newcomer, email })), emailTaken, email);
      const update = await admin.users.update(world.ids.Writer, as('Writer', { email }));
      assert.equal(refusal(update), emailTaken, email);
    }
    const own = as('Writer', { email: people.Writer.email.toUpperCase() });
    assert.ok((await admin.users.update(world.ids.Writer, own)).ok, 'one’s own address is free');
  });

  users('A blank password on update keeps the old one; a new one replaces it', async () => {
    const world = await open();
    const { admin } = await world.as('Admin');
    const { email, password } = people.Editor;
    valueOf(await admin.users.update(world.ids.Editor, as('Editor', { name: 'Eli Renamed' })));
    const { account } = await world.as('guest');
    const staff = valueOf(await account.staffSession.signIn(email, password));
    assert.is(staff.name, 'Eli Renamed');
    const weakly = await admin.users.update(world.ids.Editor, as('Editor', { password: 'weak' }));
    assert.equal(refusal(weakly), weak);
    valueOf(await admin.users.update(world.ids.Editor, as('Editor', { password: 'Newer-word-2' })));
    await logOf(async () => {
      const refused = await account.staffSession.signIn(email, password);
      assert.is(refusal(refused).code, 'invalid-credentials');
    });
    assert.ok((await account.staffSession.signIn(email, 'Newer-word-2')).ok);
  });

  users('What others changed since an account was opened stands, or is asked about', async () => {
    const world = await open();
    const { admin } = await world.as('Admin');
    const id = world.ids.Editor;
    const { name, email } = people.Editor;
    const opened = { from: { name, email, role: 'Editor' as const } };
    valueOf(await admin.users.update(id, as('Editor', { role: 'Writer' }), opened));
    const renamed = as('Editor', { name: ' Eli Renamed ' });
    const joined = valueOf(await admin.users.update(id, renamed, opened));
    assert.equal([joined.name, joined.role], ['Eli Renamed', 'Writer']);
    const again = as('Editor', { name: 'Eli Again' });
    const refused = await admin.users.update(id, again, opened);
    assert.equal(refusal(refused), {
      code: 'conflict',
      message:
        'Since you opened this, somebody else changed: Name. Save again to put yours in its place.',
    });
    const third = as('Editor', { name: 'Eli Meanwhile', role: 'Writer' });
    valueOf(await admin.users.update(id, third));
    const told = await admin.users.update(id, again, { ...opened, told: theirsIn(refused) });
    assert.is(refusal(told).code, 'conflict', 'that name was not told of');
    const insisted = await admin.users.update(id, again, { ...opened, told: theirsIn(told) });
    assert.equal([valueOf(insisted).name, valueOf(insisted).role], ['Eli Again', 'Writer']);
  });

  users('Who save one account at once are both heard, and no role comes back', async () => {
    const world = await open();
    const [one, other] = [await world.as('Admin'), await world.as('Admin')];
    const id = world.ids.Editor;
    const { name, email } = people.Editor;
    const opened = { from: { name, email, role: 'Editor' as const } };
    const edits = [
      one.admin.users.update(id, as('Editor', { role: 'Writer' }), opened),
      other.admin.users.update(id, as('Editor', { name: 'Eli Renamed' }), opened),
    ];
    for (const edit of await Promise.all(edits)) valueOf(edit);
    const stored = valueOf(await one.admin.users.list()).find((each) => each.id === id);
    assert.equal([stored?.name, stored?.role], ['Eli Renamed', 'Writer']);
  });

  users(
    'An address that was left alone is in nobody’s way, whatever others made of it',
    async () => {
      const world = await open();
      const { admin } = await world.as('Admin');
      const id = world.ids.Editor;
      const { name, email } = people.Editor;
      const opened = { from: { name, email, role: 'Editor' as const } };
      valueOf(await admin.users.update(id, as('Editor', { email: 'eli.new@staff.example' })));
      valueOf(await admin.users.create({ ...newcomer, email }));
      const renamed = as('Editor', { name: 'Eli Renamed' });
      const joined = valueOf(await admin.users.update(id, renamed, opened));
      assert.equal([joined.name, joined.email], ['Eli Renamed', 'eli.new@staff.example']);
    },
  );

  users('A changed role counts from the person’s next action', async () => {
    const world = await open();
    const { admin } = await world.as('Admin');
    const { admin: editors } = await world.as('Editor');
    assert.ok((await editors.channels.list()).ok);
    valueOf(await admin.users.update(world.ids.Editor, as('Editor', { role: 'Writer' })));
    assert.is(refusal(await editors.channels.list()).code, 'forbidden');
  });

  users('An Admin keeps the Admin role but may change the rest of the own account', async () => {
    const world = await open();
    const { admin } = await world.as('Admin');
    const id = world.ids.Admin;
    assert.equal(refusal(await admin.users.update(id, as('Admin', { role: 'Editor' }))), {
      code: 'own-role',
      message: 'You cannot change your own role.',
    });
    const renamed = valueOf(await admin.users.update(id, as('Admin', { name: 'Ada Renamed' })));
    assert.is(renamed.name, 'Ada Renamed');
    assert.is(renamed.role, 'Admin');
  });

  users(
    'An Admin deletes others, who may do nothing from then on, and never the own account',
    async () => {
      const world = await open();
      const { admin } = await world.as('Admin');
      const { account, admin: theirs } = await world.as('Editor');
      assert.equal(refusal(await admin.users.remove(world.ids.Admin)), {
        code: 'own-account',
        message: 'You cannot delete your own account.',
      });
      assert.is(valueOf(await admin.users.remove(world.ids.Editor)), true);
      assert.is(valueOf(await admin.users.remove(world.ids.Editor)), false);
      assert.is(refusal(await theirs.channels.list()).code, 'forbidden');
      const signIn = await account.auth.signIn(people.Editor.email, people.Editor.password);
      assert.is(refusal(signIn).code, 'invalid-credentials');
      const left = valueOf(await admin.users.list()).map(({ id }) => id);
      assert.equal(left.sort(), [world.ids.Admin, world.ids.Writer].sort());
    },
  );

  users('A user deleted meanwhile is not brought back by an update', async () => {
    const world = await open();
    const { admin } = await world.as('Admin');
    valueOf(await admin.users.remove(world.ids.Writer));
    assert.equal(refusal(await admin.users.update(world.ids.Writer, as('Writer'))), {
      code: 'not-found',
      message: 'User not found',
    });
    assert.is(valueOf(await admin.users.list()).length, 2);
  });

  for (const person of ['Editor', 'Writer', 'customer', 'guest'] as const) {
    users(`${person} is refused each of these in its own words`, async () => {
      const world = await open();
      const { admin: theirs } = await world.as(person);
      const forbidden = (message: string) => ({ code: 'forbidden', message });
      const isStaff = person === 'Editor' || person === 'Writer';
      const refused = (message: string) => ({
        code: isStaff ? 'forbidden' : 'no-session',
        message,
      });
      const id = world.ids.Writer;
      const promoted = as('Writer', { role: 'Admin' });
      assert.equal(refusal(await theirs.users.list()), forbidden('Only Admins can view all users'));
      assert.equal(
        refusal(await theirs.users.create({ ...newcomer, password: '' })),
        refused('Only Admins can add users'),
      );
      assert.equal(
        refusal(await theirs.users.update(id, promoted)),
        refused('Only Admins can update users'),
      );
      assert.equal(refusal(await theirs.users.remove(id)), refused('Only Admins can delete users'));
      const { admin } = await world.as('Admin');
      const writer = valueOf(await admin.users.list()).find((user) => user.id === id);
      assert.is(writer?.role, 'Writer');
    });
  }

  users('Listeners hear of every change until they stop', async () => {
    const world = await open();
    const { admin } = await world.as('Admin');
    let calls = 0;
    const stop = admin.users.subscribe(() => void (calls += 1));
    valueOf(await admin.users.update(world.ids.Editor, as('Editor', { name: 'Heard' })));
    await until(() => calls === 1);
    valueOf(await admin.users.remove(world.ids.Writer));
    await until(() => calls === 2);
    stop();
    let others = 0;
    const stopOther = admin.users.subscribe(() => void (others += 1));
    valueOf(await admin.users.update(world.ids.Editor, as('Editor', { name: 'Unheard' })));
    await until(() => others === 1);
    stopOther();
    assert.is(calls, 2);
  });

  users.run();
}
