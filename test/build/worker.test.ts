import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BuildError, readOptions } from '../../src/build/options.mjs';
import { makeWorker } from '../../src/build/worker.mjs';

const worker = suite('file of the service worker');
const tables = { publicPaths: /^(\/|\/about)\/?$/, keptPages: ['/offline.html', '/faq'] };
const site = (faq: string) =>
  new Map([
    ['offline.html', Buffer.from('offline')],
    ['faq/index.html', Buffer.from(faq)],
    ['about/index.html', Buffer.from('about')],
  ]);
const make = async (env: NodeJS.ProcessEnv, files = site('faq')) => {
  const [file, content] = await makeWorker(readOptions([], env), files, tables);
  return { file, text: content.toString() };
};

worker('stands where every browser that has it looks for the next', async () => {
  assert.is((await make({})).file, 'sw.js');
});

worker('knows the public pages, and those it keeps unseen', async () => {
  const { text } = await make({});
  assert.ok(text.includes(JSON.stringify(tables.publicPaths.source)));
  assert.ok(text.includes('["/offline.html","/faq"]'));
});

worker('changes when a page does that it keeps unseen, and not without need', async () => {
  assert.is((await make({})).text, (await make({})).text);
  assert.is.not((await make({})).text, (await make({}, site('new words'))).text);
});

worker('is not made for a page that is missing', async () => {
  const files = site('faq');
  files.delete('faq/index.html');
  const failure = await make({}, files).then(
    () => null,
    (error: unknown) => error,
  );
  assert.instance(failure, BuildError);
  assert.match(String(failure), '/faq is to be kept offline');
});

worker('with NO_WORKER does nothing but remove itself and what was kept', async () => {
  const { file, text } = await make({ NO_WORKER: '1' });
  assert.is(file, 'sw.js');
  assert.match(text, 'unregister()');
  assert.match(text, 'caches.delete');
  assert.not.match(text, /fetch/);
});

worker('is not for development: the next visit there takes one away', () => {
  assert.ok(readOptions([], {}).worker);
  assert.not(readOptions([], { NO_WORKER: '1' }).worker);
  assert.not(readOptions([], {}, { dev: true }).worker);
});

worker.run();
