import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { adminList } from '~/content/admin/list';
import { channelMessages as words } from '~/content/admin/channelMessages';
import { storageKeys } from '~/data/keys';
import { find, plain } from '../helpers/find';
import { cleanup, until } from '../helpers/render';
import { openAs, storedIn } from '../helpers/staff';

const channels = suite('manage channels');
channels.after.each(cleanup);

const open = async (stored = {}) => {
  const app = await openAs('Editor', '/admin/channels', stored);
  await until(() => assert.is(app.heading(1).textContent, 'Manage Channels'));
  await until(() => assert.not.match(app.text(), words.loading));
  return app;
};
const rows = (root: HTMLElement) => [...root.querySelectorAll('tbody tr')].map(plain);

channels('says in words which are featured', async () => {
  const app = await open();
  assert.equal(
    rows(app.root).map((row) => /(Not featured|Featured)$/.exec(row)?.[0]),
    ['Featured', 'Not featured', 'Featured'],
  );
});

channels('invites to add the first one', async () => {
  const app = await open({ [storageKeys.channels]: '[]' });
  assert.match(app.text(), words.empty);
});

channels('refuses addresses that a browser would run', async () => {
  const app = await open();
  await app.click(app.button('Add New Channel'));
  await until(() => assert.match(app.text(), 'Add a new channel to the IPTV service.'));
  // the toolbar has a field for the category, too
  const dialog = find(app.root.querySelector('dialog') ?? app.root);
  await app.type(dialog.byLabel('Name'), 'Quiz');
  await app.type(dialog.byLabel('Category'), 'Fun');
  await app.type(app.byLabel('Stream URL'), 'javascript:alert(1)');
  await app.type(app.byLabel('Logo URL'), 'data:image/svg+xml,<svg/>');
  await app.click(app.button('Create Channel'));
  assert.match(app.text(), words.streamUrlInvalid);
  assert.match(app.text(), words.logoUrlInvalid);
  await app.type(app.byLabel('Stream URL'), 'https://stream.example/quiz');
  await app.type(app.byLabel('Logo URL'), '');
  await app.click(app.button('Create Channel'));
  await until(() => assert.match(app.text(), words.created('Quiz').description ?? ''));
  assert.is(app.root.querySelector('dialog'), null);
  const {
    id: _,
    createdAt: __,
    updatedAt: ___,
    ...added
  } = storedIn(storageKeys.channels)[3] ?? {};
  assert.equal(added, {
    name: 'Quiz',
    category: 'Fun',
    streamUrl: 'https://stream.example/quiz',
    logoUrl: '',
    isFeatured: false,
  });
});

channels('shows a drawing for a logo that does not load', async () => {
  const logoUrl = 'https://logos.example/gone.png';
  const app = await open({
    [storageKeys.channels]: JSON.stringify([{ id: 'a', name: 'A', logoUrl }]),
  });
  const image = app.root.querySelector('td img');
  assert.is(image?.getAttribute('src'), logoUrl);
  image?.dispatchEvent(new Event('error'));
  await until(() => assert.is(app.root.querySelector('td img'), null));
  assert.ok(app.root.querySelector('td svg'));
});

channels('deletes several with one question', async () => {
  const app = await open();
  for (const name of ['Harbour News', 'Pocketful']) {
    const box = app.root.querySelector(`[aria-label="Select ${name}"]`);
    if (box) await app.click(box);
  }
  await app.click(app.button('Delete channels'));
  assert.match(app.text(), words.confirmDeleteMany(2).text);
  const [, confirm] = [...app.root.querySelectorAll('dialog button')];
  if (confirm) await app.click(confirm);
  await until(() => assert.match(app.text(), '2 channels have been removed.'));
  await until(() => assert.is(rows(app.root).length, 1));
});

channels('deletes no more than the present one once the question is closed', async () => {
  const app = await open();
  for (const name of ['Harbour News', 'Pocketful']) {
    const box = app.root.querySelector(`[aria-label="Select ${name}"]`);
    if (box) await app.click(box);
  }
  await app.click(app.button('Delete channels'));
  const [cancel, confirm] = [...app.root.querySelectorAll<HTMLElement>('dialog button')];
  confirm?.click();
  cancel?.click();
  await until(() => assert.match(app.text(), /has been removed|has been deleted|successfully/));
  assert.is(storedIn(storageKeys.channels).length, 2);
  await until(() => assert.is(rows(app.root).length, 2));
  assert.match(app.text(), adminList.selected(1));
});

channels('deletes one by its own button, and leaves the choice of others as it is', async () => {
  const app = await open();
  const box = app.root.querySelector('[aria-label="Select Pocketful"]');
  if (box) await app.click(box);
  await app.click(app.button('Delete Harbour News'));
  const [, confirm] = [...app.root.querySelectorAll('dialog button')];
  if (confirm) await app.click(confirm);
  await until(() => assert.is(rows(app.root).length, 2));
  assert.match(app.text(), adminList.selected(1));
});

channels('shows a category that no channel has any more as the choice that it is', async () => {
  const app = await openAs('Editor', '/admin/channels?category=Gone');
  const box = () => app.byLabel('Category') as HTMLSelectElement;
  await until(() => assert.is(box().selectedOptions[0]?.textContent, 'Gone'));
  await app.click(app.button(adminList.clear));
  await until(() => assert.is(box().value, ''));
  assert.not([...box().options].some(({ text }) => text === 'Gone'));
});

channels.run();
