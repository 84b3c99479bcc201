import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { permissions } from '~/content/admin/permissions';
import { userMessages as words } from '~/content/admin/userMessages';
import { adminUsers } from '~/content/admin/users';
import { seedStaff } from '~/content/seedStaff';
import { storageKeys } from '~/data/keys';
import { plain } from '../helpers/find';
import { cleanup, until } from '../helpers/render';
import { openAs, storedIn } from '../helpers/staff';

const users = suite('manage users');
users.after.each(cleanup);

const open = async (role: 'Admin' | 'Editor' = 'Admin', stored = {}) => {
  const app = await openAs(role, '/admin/users', stored);
  if (role === 'Admin') await until(() => app.button('Actions for Daniel Okafor'));
  return app;
};
const rows = (root: HTMLElement) => [...root.querySelectorAll('tbody tr')].map(plain);

users('lists the staff with their roles, and warns', async () => {
  const app = await open();
  assert.is(app.heading(1).textContent, 'Manage Users');
  assert.equal(rows(app.root), [
    'Amelia HartYouadmin@example.comAdmin',
    'Daniel Okaforeditor@example.comEditor',
    'Rhian Prycewriter@example.comWriter',
  ]);
  assert.match(app.text(), adminUsers.storage);
});

users('are for Admins only', async () => {
  const app = await open('Editor');
  assert.is(app.heading(1).textContent, permissions.denied);
  assert.match(app.text(), permissions.manageUsers);
});

users('shows N/A where there is no email', async () => {
  const staff = [
    { id: 'user-1', name: 'Amelia Hart', email: 'admin@example.com', role: 'Admin' },
    { id: 'x', name: 'Daniel Okafor', role: 'Editor' },
  ];
  const app = await open('Admin', { [storageKeys.staff]: JSON.stringify(staff) });
  assert.equal(rows(app.root)[1], 'Daniel OkaforN/AEditor');
});

users('offers neither menu nor box on one’s own row', async () => {
  const app = await open();
  assert.ok(app.button('Actions for Amelia Hart').hasAttribute('disabled'));
  assert.is(app.root.querySelector('[aria-label="Select Amelia Hart"]'), null);
  const all = app.root.querySelector('[aria-label="Select all on this page"]');
  if (all) await app.click(all);
  assert.match(app.text(), '2 selected');
});

users('deletes after asking, naming the user', async () => {
  const app = await open();
  await app.click(app.button('Actions for Daniel Okafor'));
  await app.click(await until(() => app.screen.button('Delete')));
  const question = words.confirmDelete('Daniel Okafor');
  assert.is(app.heading(2).textContent, question.title);
  assert.match(app.text(), question.text);
  await app.click(app.button('Delete User'));
  await until(() => assert.match(app.text(), 'User Daniel Okafor has been removed.'));
  await until(() => assert.is(rows(app.root).length, 2));
});

users('keeps what was typed when the email is taken, and says so', async () => {
  const app = await open();
  await app.click(app.button('Add New User'));
  await until(() => assert.is(app.heading(2).textContent, 'Create New User'));
  await app.type(app.byLabel('Name'), 'Nia');
  const role = app.root.querySelector<HTMLSelectElement>('#user-role');
  if (role) role.value = 'Admin';
  await app.type(app.byLabel('Email'), 'EDITOR@example.com');
  await app.click(app.button('Create User'));
  assert.match(app.text(), words.passwordRequired, 'beside the field');
  assert.match(app.text(), 'Creation Failed');
  await app.type(app.byLabel('Password'), 'Nia-password-1');
  await app.click(app.button('Create User'));
  await until(() => assert.match(app.text(), words.duplicateEmail));
  await app.type(app.byLabel('Email'), 'nia@example.com');
  await app.click(app.button('Create User'));
  await until(() => assert.match(app.text(), words.created('Nia').description ?? ''));
  assert.is(app.root.querySelector('dialog'), null);
  await until(() => assert.is(rows(app.root).length, 4));
  assert.is(storedIn(storageKeys.staff).at(-1)?.['role'], 'Admin');
  assert.not.match(localStorage.getItem(storageKeys.staff) ?? '', 'Nia-password-1');
});

users('shows what another Admin gave, though the same was refused here before', async () => {
  const [, second] = seedStaff;
  const app = await open();
  const give = (change: object) =>
    localStorage.setItem(
      storageKeys.staff,
      JSON.stringify(
        storedIn(storageKeys.staff).map((each) =>
          each['id'] === second?.id ? { ...each, ...change } : each,
        ),
      ),
    );
  const choose = (role: string) => {
    const field = app.root.querySelector<HTMLSelectElement>('#user-role');
    if (field) field.value = role;
  };
  await app.click(app.button('Actions for Daniel Okafor'));
  await app.click(await until(() => app.screen.button('Edit')));
  await until(() => assert.is(app.heading(2).textContent, 'Edit User'));
  choose('Writer');
  await app.type(app.byLabel('Email'), 'admin@example.com');
  await app.click(app.button('Update User'));
  await until(() => assert.match(app.text(), words.duplicateEmail));
  give({ role: 'Writer' });
  choose('Editor');
  await app.type(app.byLabel('Email'), 'editor@example.com');
  await app.type(app.byLabel('Name'), 'Daniel Renamed');
  await app.click(app.button('Update User'));
  await until(() => assert.match(app.text(), words.updated('Daniel Renamed').description ?? ''));
  assert.is(storedIn(storageKeys.staff)[1]?.['role'], 'Writer');
});

users.run();
