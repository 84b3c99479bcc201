import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanup, openApp, until, type OpenApp } from '../helpers/render';

const arrival = suite('arrival on a page');
arrival.after.each(cleanup);

/** Follows a link to another page and waits until that page is there. */
async function follow(app: OpenApp, name: string) {
  const before = version();
  await app.click(app.link(name));
  await until(() => assert.not(['', before].includes(version())));
}

const version = () => new URLSearchParams(location.search).get('v') ?? '';

arrival('gives the address a version of twelve letters and digits', async () => {
  await openApp('/about');
  assert.match(version(), /^[A-Za-z0-9]{12}$/);
});

arrival('changes the version on each change of route', async () => {
  const app = await openApp('/about');
  const first = version();
  await follow(app, 'Packages');
  assert.match(version(), /^[A-Za-z0-9]{12}$/);
  assert.is.not(version(), first);
});

arrival('keeps other parameters and the hash of the address', async () => {
  await openApp('/about?from=mail#team');
  assert.is(new URLSearchParams(location.search).get('from'), 'mail');
  assert.is(location.hash, '#team');
});

arrival('adds one entry to the history for each navigation', async () => {
  const app = await openApp('/about');
  const before = history.length;
  await follow(app, 'Packages');
  assert.is(history.length, before + 1);
});

arrival('moves the focus to the heading of the new page only', async () => {
  const app = await openApp('/about');
  assert.is.not(document.activeElement, app.heading(1));
  await follow(app, 'Packages');
  assert.is(document.activeElement, app.heading(1));
});

arrival('brings title and description up to date', async () => {
  const app = await openApp('/about');
  await follow(app, 'Packages');
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  assert.ok(description);
  assert.match(document.title, /\S/);
});

arrival.run();
