import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { adminArticles } from '~/content/admin/articles';
import { adminChannels } from '~/content/admin/channels';
import { articleEditor } from '~/content/admin/editor';
import { saveCancelled } from '~/content/admin/failures';
import { loadFailure } from '~/content/failures';
import { networkWords } from '~/content/network';
import { openAccount } from '~/data/open/account';
import { openAdmin } from '~/data/open/admin';
import { storageKeys } from '~/data/keys';
import { PATIENCE } from '~/lib/useLate';
import { orCancelled } from '~/state/backend';
import { ada, known, signedIn } from '../helpers/customers';
import { toastOf } from '../helpers/formFields';
import { cleanup, openApp, until } from '../helpers/render';
import { openAs, storedIn } from '../helpers/staff';

const cancelling = suite('cancelling what takes long');
const { setTimeout: later } = globalThis;
const mends: (() => void)[] = [];
// three seconds pass at once
cancelling.before.each(() => {
  const hasty = (work: () => void, ms?: number) => later(work, ms === PATIENCE ? 0 : ms);
  Object.assign(globalThis, { setTimeout: hasty });
});
cancelling.after.each(() => {
  Object.assign(globalThis, { setTimeout: later });
  mends.splice(0).forEach((mend) => mend());
  cleanup();
});

/** Has calls of a method wait until `let go` is called; gives back that, and the way to mend it. */
function hold<Key extends string>(
  part: Record<Key, (...given: never[]) => Promise<unknown>>,
  method: Key,
) {
  const original = part[method];
  let letGo = () => undefined as void;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const mend = () => void (part[method] = original);
  part[method] = (...given) => gate.then(() => original(...given));
  mends.push(mend);
  return { letGo, mend };
}

cancelling('what was cancelled before it began is not waited for', async () => {
  const never = new Promise<never>(() => undefined);
  const answer = await orCancelled(never, AbortSignal.abort(), networkWords.cancelled);
  const error = { code: 'cancelled', message: networkWords.cancelled };
  assert.equal(answer, { ok: false, error });
});

const valueOf = (field: Element) => field instanceof HTMLInputElement && field.value;

cancelling('a list says that it was stopped, and comes when it is asked for again', async () => {
  const { mend } = hold((await openAdmin()).articles, 'page');
  const app = await openAs('Editor', '/admin/articles', { [storageKeys.articles]: '[]' });
  await until(() => assert.match(app.text(), 'Still working...'));
  app.button('Cancel').focus();
  await app.click(app.button('Cancel'));
  assert.match(app.text(), networkWords.cancelled);
  assert.is(document.activeElement?.id, 'content');
  mend();
  await app.click(app.button(loadFailure.retry));
  await until(() => assert.match(app.text(), adminArticles.empty));
});

cancelling('the answer to what was cancelled is not heeded', async () => {
  const { letGo } = hold((await openAdmin()).articles, 'page');
  const app = await openAs('Editor', '/admin/articles', { [storageKeys.articles]: '[]' });
  await app.click(await until(() => app.button('Cancel')));
  letGo();
  await app.click(await until(() => app.button(loadFailure.retry)));
  await until(() => assert.match(app.text(), adminArticles.empty));
});

cancelling('a customer’s dashboard, too', async () => {
  const { mend } = hold((await openAccount()).profiles, 'get');
  const app = await openApp('/dashboard', signedIn);
  await app.click(await until(() => app.button('Cancel')));
  assert.is(app.heading(1).textContent, loadFailure.heading);
  mend();
  await app.click(app.button(loadFailure.retry));
  await until(() => assert.is(app.heading(1).textContent, 'Welcome, Ada Example'));
});

/** The editor of a new article whose save waits. */
async function openSaving() {
  const held = hold((await openAdmin()).articles, 'create');
  const app = await openAs('Editor', '/admin/articles/new', { [storageKeys.articles]: '[]' });
  await until(() => app.byLabel('Title'));
  await app.type(app.byLabel('Title'), 'Slow');
  await app.click(app.button(articleEditor.publish.create));
  await app.click(await until(() => app.button('Cancel')));
  await until(() => assert.match(app.text(), saveCancelled));
  assert.is(valueOf(app.byLabel('Title')), 'Slow');
  return { app, ...held };
}

cancelling('an article that was saved all the same is gone on with, not made twice', async () => {
  const { app, letGo } = await openSaving();
  letGo();
  await until(() => assert.match(app.text(), 'Article Created'));
  assert.not.match(app.text(), saveCancelled);
  assert.is(location.pathname, '/admin/articles/new');
  await app.type(app.byLabel('Excerpt'), 'And then some.');
  await app.click(app.button(articleEditor.publish.update));
  await until(() => assert.is(location.pathname, '/admin/articles'));
  assert.equal(
    storedIn(storageKeys.articles).map(({ title, excerpt }) => [title, excerpt]),
    [['Slow', 'And then some.']],
  );
});

cancelling('a save that follows at once waits for the one before', async () => {
  const { app, letGo, mend } = await openSaving();
  mend();
  await app.click(app.button(articleEditor.publish.create));
  assert.equal(storedIn(storageKeys.articles), []);
  letGo();
  await until(() => assert.is(location.pathname, '/admin/articles'));
  assert.is(storedIn(storageKeys.articles).length, 1);
});

cancelling(
  'a channel’s dialog keeps its fields when its save is cancelled, and makes it once',
  async () => {
    const { letGo, mend } = hold((await openAdmin()).channels, 'create');
    const app = await openAs('Editor', '/admin/channels', { [storageKeys.channels]: '[]' });
    const { dialog } = adminChannels;
    await app.click(await until(() => app.button(adminChannels.add)));
    await app.type(await until(() => app.screen.byLabel(dialog.name)), 'Harbour');
    await app.type(app.screen.byLabel(dialog.category), 'News');
    await app.type(app.screen.byLabel(dialog.streamUrl), 'https://stream.example/1');
    await app.click(app.screen.button(dialog.create));
    await app.click(app.screen.button(adminChannels.cancel));
    await until(() => assert.match(app.text(), saveCancelled));
    assert.is(valueOf(app.screen.byLabel(dialog.name)), 'Harbour');
    mend();
    await app.click(app.screen.button(dialog.create));
    letGo();
    await until(() => assert.not.ok(document.querySelector('dialog')));
    assert.equal(
      storedIn(storageKeys.channels).map(({ name }) => name),
      ['Harbour'],
    );
  },
);

cancelling('a log-in that takes long can be given up and tried again', async () => {
  const { mend } = hold((await openAccount()).auth, 'signIn');
  const app = await openApp('/login', known);
  await app.type(app.byLabel('Email'), ada.email);
  await app.type(app.byLabel('Password'), ada.password);
  await app.click(app.button('Log in'));
  const cancel = await until(() => app.button('Cancel'));
  cancel.focus();
  await app.click(cancel);
  assert.match(app.text(), networkWords.cancelled);
  assert.is(document.activeElement, app.button('Log in'));
  assert.is(valueOf(app.byLabel('Email')), ada.email);
  assert.not.match(app.text(), 'Cancel');
  mend();
  await app.click(app.button('Log in'));
  await until(() => assert.match(toastOf(app), 'Login Successful'));
});

cancelling('a sign-up that is given up says that it may have been done', async () => {
  hold((await openAccount()).auth, 'signUp');
  const app = await openApp('/signup');
  await app.type(app.byLabel('Full name'), 'Bo New');
  await app.type(app.byLabel('Email'), 'bo@home.example');
  await app.type(app.byLabel('Password'), 'Long-word-1');
  await app.type(app.byLabel('Confirm password'), 'Long-word-1');
  await app.click(app.button('Sign up'));
  await app.click(await until(() => app.button('Cancel')));
  assert.match(app.text(), networkWords.maybeDone);
  assert.is(valueOf(app.byLabel('Full name')), 'Bo New');
});

cancelling.run();
