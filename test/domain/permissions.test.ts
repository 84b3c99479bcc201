import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Role } from '~/domain/entities';
import { can, canChangeRole, canDeleteUser, type Action } from '~/domain/permissions';

const permissions = suite('permissions');

/** For Admin, Editor, Writer and a customer, whether the action is allowed. */
function verdicts(action: Action, own = false): boolean[] {
  const roles: (Role | null)[] = ['Admin', 'Editor', 'Writer', null];
  return roles.map((role) => can(role, action, { own }));
}

permissions('let Admins and Editors into the admin area, no Writer', () => {
  assert.equal(verdicts('admin.enter'), [true, true, false, false]);
});

permissions('let all staff create articles, no customer', () => {
  assert.equal(verdicts('articles.create'), [true, true, true, false]);
});

permissions('let a Writer see, edit and delete only own articles', () => {
  for (const action of ['articles.list', 'articles.edit', 'articles.delete'] as const) {
    assert.equal(verdicts(action), [true, true, false, false], action);
    assert.equal(verdicts(action, true), [true, true, true, false], action);
  }
});

permissions('leave channels to Admins and Editors, users to Admins', () => {
  assert.equal(verdicts('channels.manage', true), [true, true, false, false]);
  assert.equal(verdicts('users.manage', true), [true, false, false, false]);
});

permissions('show the links of what a role may manage', () => {
  assert.equal(verdicts('nav.articles'), [true, true, false, false]);
  assert.equal(verdicts('nav.channels'), [true, true, false, false]);
  assert.equal(verdicts('nav.users'), [true, false, false, false]);
});

permissions('keep everyone from deleting or demoting themselves', () => {
  const admin = { id: 'user-1', role: 'Admin' } as const;
  assert.not(canDeleteUser(admin, 'user-1'));
  assert.not(canChangeRole(admin, 'user-1'));
  assert.ok(canDeleteUser(admin, 'user-2'));
  assert.ok(canChangeRole(admin, 'user-2'));
});

permissions('keep users out of an Editor’s hands', () => {
  const editor = { id: 'user-2', role: 'Editor' } as const;
  assert.not(canDeleteUser(editor, 'user-3'));
  assert.not(canChangeRole(editor, 'user-3'));
});

permissions.run();
