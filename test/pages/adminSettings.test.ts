import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { adminBackup as words, backupMessages } from '~/content/admin/backup';
import { adminMoveIn } from '~/content/admin/moveIn';
import { settingsMessages } from '~/content/admin/settings';
import { storageKeys } from '~/data/keys';
import { cleanup, until } from '../helpers/render';
import { openAs, storedIn } from '../helpers/staff';

const settings = suite('settings');
settings.after.each(cleanup);

async function open(role: 'Admin' | 'Editor') {
  const app = await openAs(role, '/admin/settings');
  await until(() => app.button('Change password'));
  return app;
}

settings('a new display name shows in the header at once', async () => {
  const app = await open('Admin');
  await app.type(app.byLabel('Display name'), ' Zoë Quill ');
  await app.click(app.button('Save name'));
  await until(() => assert.match(app.text(), settingsMessages.saved.title));
  assert.match(app.button('Open user menu').textContent ?? '', /^ZQ/);
  assert.is(storedIn(storageKeys.staff)[0]?.['name'], 'Zoë Quill');
});

settings('the password in use has to be known', async () => {
  const app = await open('Admin');
  const before = localStorage.getItem(storageKeys.staff);
  await app.type(app.byLabel('Current password'), 'a guess');
  await app.type(app.byLabel('New password'), 'Better-pass-1');
  await app.type(app.byLabel('Confirm new password'), 'Better-pass-1');
  await app.click(app.button('Change password'));
  await until(() => assert.match(app.text(), settingsMessages.wrongPassword));
  assert.is(localStorage.getItem(storageKeys.staff), before);
});

settings('Admins are told of the secrets in a backup, Editors what theirs leaves out', async () => {
  const admin = await open('Admin');
  assert.match(admin.text(), words.secrets);
  const editor = await open('Editor');
  assert.match(editor.text(), words.editors);
  assert.not.match(editor.text(), words.secrets);
});

/** Chooses a file as a person would in the browser's own dialog. */
async function choose(root: HTMLElement, text: string): Promise<void> {
  const input = root.querySelector('input[type="file"]');
  if (!input) throw new Error('No field for a file');
  Object.defineProperty(input, 'files', {
    value: [new File([text], 'x.json')],
    configurable: true,
  });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

settings('without a database there is nothing to move in to', async () => {
  const app = await open('Admin');
  assert.not.match(app.text(), adminMoveIn.heading);
});

settings('a foreign file is refused in words', async () => {
  const app = await open('Admin');
  await choose(app.root, '{"my":"holiday"}');
  await until(() => assert.match(app.text(), backupMessages.notABackup));
  assert.is(app.root.querySelector('dialog'), null);
});

settings('a backup shows what it changes and is restored on a yes', async () => {
  const app = await open('Admin');
  const channels = [{ id: 'new', name: 'New' }];
  await choose(
    app.root,
    JSON.stringify({ format: 'internet-tv-site-backup', version: 1, channels }),
  );
  await until(() => assert.match(app.text(), words.preview.heading));
  assert.equal(
    [...app.root.querySelectorAll('dialog tbody tr > *')].map((cell) => cell.textContent),
    ['Channels', '1', '0', '3'],
  );
  assert.is(localStorage.getItem(storageKeys.channels), null, 'nothing is written yet');
  await app.click(app.button('Restore backup'));
  await until(() => assert.match(app.text(), backupMessages.imported(1).title));
  assert.is(storedIn(storageKeys.channels)[0]?.['name'], 'New');
});

settings.run();
