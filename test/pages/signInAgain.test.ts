import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { articleEditor } from '~/content/admin/editor';
import { unsavedRecord } from '~/content/admin/unsavedRecord';
import { adminUsers } from '~/content/admin/users';
import { loginPage } from '~/content/account/login';
import { passwordField } from '~/content/account/passwordField';
import { editorMessages } from '~/content/admin/editorMessages';
import { permissions } from '~/content/admin/permissions';
import { userMessages } from '~/content/admin/userMessages';
import { staffAuth } from '~/content/staffAuth';
import { demoPasswords } from '~/content/demoPasswords';
import { draftWords } from '~/content/drafts';
import { seedStaff } from '~/content/seedStaff';
import { signInAgain as words } from '~/content/signInAgain';
import { storageKeys } from '~/data/keys';
import type { Role } from '~/domain/entities';
import { unsavedTexts } from '~/lib/unsaved';
import { logOf } from '../data/outcome';
import { hashedOnce, signedIn } from '../helpers/customers';
import { cleanup, until } from '../helpers/render';
import { type OpenAdmin, openAs, storedIn } from '../helpers/staff';

const again = suite('signing in again in place');
again.after.each(cleanup);

const person = (role: Role) => {
  const user = seedStaff.find((each) => each.role === role);
  return { id: user?.id ?? '', password: demoPasswords[user?.id ?? ''] ?? '', user };
};
/** The demo staff with passwords that are quick to check. */
const staffed = async () => ({
  [storageKeys.staff]: JSON.stringify(
    await Promise.all(
      seedStaff.map(async (user) => ({
        ...user,
        credential: await hashedOnce(demoPasswords[user.id] ?? ''),
      })),
    ),
  ),
});

const openNew = async () => {
  const app = await openAs('Editor', '/admin/articles/new', {
    ...(await staffed()),
    [storageKeys.articles]: '[]',
  });
  await until(() => app.byLabel('Title'));
  await app.type(app.byLabel('Title'), 'Set up');
  return app;
};
/** As it ends without a word to this tab. */
const endSession = () => {
  localStorage.removeItem(storageKeys.session);
  localStorage.removeItem(storageKeys.staffSession);
};
const save = (app: OpenAdmin) => app.click(app.button(articleEditor.publish.create));
const asked = (app: OpenAdmin) => until(() => app.screen.byLabel(loginPage.password.label));
const logIn = async (app: OpenAdmin, password: string) => {
  await app.type(await asked(app), password);
  await app.click(app.screen.button(loginPage.button));
};
const valueOf = (field: Element) => field instanceof HTMLInputElement && field.value;
const { password } = person('Editor');

again('a save without a session asks for the password, and is sent after it', async () => {
  const app = await openNew();
  endSession();
  await save(app);
  const field = await asked(app);
  assert.match(app.text(), editorMessages.loginRequiredToCreate.title);
  await until(() => assert.is(document.activeElement, field));
  const email = app.screen.byLabel(loginPage.email.label);
  assert.is(valueOf(email), person('Editor').user?.email);
  assert.ok(email instanceof HTMLInputElement && email.readOnly);
  assert.is(location.pathname, '/admin/articles/new');

  await logIn(app, password);
  await until(() => assert.is(location.pathname, '/admin/articles'));
  assert.equal(
    storedIn(storageKeys.articles).map(({ title, authorId }) => [title, authorId]),
    [['Set up', person('Editor').id]],
  );
});

again('a wrong password keeps the dialog and what was typed', async () => {
  const app = await openNew();
  endSession();
  await save(app);
  await logOf(async () => {
    await logIn(app, 'Not-the-password-1');
    await until(() => assert.match(app.text(), staffAuth.invalid));
  });
  assert.is(valueOf(app.byLabel('Title')), 'Set up');
  await logIn(app, password);
  await until(() => assert.is(storedIn(storageKeys.articles).length, 1));
});

again('put aside, a notice stays; saving asks again, and only the new save is sent', async () => {
  const app = await openNew();
  endSession();
  await save(app);
  await asked(app);
  await app.click(app.screen.button(words.later));
  assert.match(app.text(), words.notice);
  assert.not.ok(document.querySelector('dialog'));
  await app.click(app.screen.button(words.button));
  await logIn(app, password);
  await until(() => assert.not.ok(document.querySelector('dialog')));
  assert.not.match(app.text(), words.notice);
  assert.equal(storedIn(storageKeys.articles), []);
  assert.not.match(app.text(), permissions.notAuthenticated);

  await app.type(app.byLabel('Title'), 'Set up well');
  endSession();
  await save(app);
  await logIn(app, password);
  await until(() => assert.is(storedIn(storageKeys.articles)[0]?.['title'], 'Set up well'));
});

again('saving while the notice stands asks again', async () => {
  const app = await openNew();
  endSession();
  await save(app);
  await asked(app);
  await app.click(app.screen.button(words.later));
  await save(app);
  await logIn(app, password);
  await until(() => assert.is(storedIn(storageKeys.articles).length, 1));
});

again('somebody else goes the ordinary way, and the text waits for its author', async () => {
  const app = await openNew();
  endSession();
  await save(app);
  await asked(app);
  await app.click(app.screen.button(words.other));
  await until(() => assert.is(location.pathname, '/admin/login'));
  assert.match(location.search, 'next=%2Fadmin%2Farticles%2Fnew');
  assert.match(app.text(), draftWords.signedOut.title);
});

again('a customer who signs in in another tab ends it, and that is told', async () => {
  const app = await openNew();
  for (const [key, value] of Object.entries(signedIn)) localStorage.setItem(key, value);
  await logOf(async () => {
    dispatchEvent(new StorageEvent('storage', { key: storageKeys.session }));
    await until(() => assert.is(location.pathname, '/admin/login'));
  });
  assert.match(app.text(), draftWords.signedOut.title);
});

again('an account that is gone is told as at the login, and keeps the text', async () => {
  const app = await openNew();
  endSession();
  await save(app);
  await asked(app);
  const others = seedStaff.filter(({ role }) => role !== 'Editor');
  localStorage.setItem(storageKeys.staff, JSON.stringify(others));
  await logOf(async () => {
    await logIn(app, password);
    await until(() => assert.match(app.text(), staffAuth.invalid));
  });
  assert.is(valueOf(app.byLabel('Title')), 'Set up');
  assert.is(location.pathname, '/admin/articles/new');
});

again('leaving the text behind leads to the sign-in page', async () => {
  const app = await openNew();
  endSession();
  await save(app);
  await asked(app);
  await app.click(app.screen.button(words.later));
  await app.click(app.link('Dashboard'));
  await app.click(await until(() => app.button(editorMessages.leave.confirm)));
  await until(() => assert.is(location.pathname, '/admin/login'));
});

again('a new user’s fields count as unsaved, and a copy does not tell the password', async () => {
  const app = await openAs('Admin', '/admin/users', await staffed());
  await until(() => assert.not.match(app.text(), userMessages.loading));
  await app.click(app.button(adminUsers.add));
  await until(() => app.screen.byLabel(adminUsers.dialog.name));
  assert.equal(unsavedTexts(), []);
  await app.type(app.screen.byLabel(adminUsers.dialog.name), 'Nell');
  await app.type(app.screen.byLabel(adminUsers.dialog.password), 'Secret-word-1');
  await app.click(app.screen.button(passwordField.show));
  const copy = await until(() => {
    const [found] = unsavedTexts();
    assert.match(found?.text ?? '', 'name: Nell');
    return found;
  });
  assert.not.match(copy?.text ?? '', 'Secret-word-1');
  await app.click(app.screen.button(adminUsers.cancel));
  await app.click(await until(() => app.screen.button(unsavedRecord.confirm)));
  await until(() => assert.equal(unsavedTexts(), []));
});

again.run();
