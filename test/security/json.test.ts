import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Admin } from '~/data/admin';
import { articlesIn } from '~/data/local/articlesIn';
import { storageHealth } from '~/data/local/health';
import { storageKeys } from '~/data/keys';
import { CHROMIUM_QUOTA } from '../data/fakes/storage';
import { openTab, peopledBrowser, startSession } from '../data/local/world';
import { valueOf } from '../data/outcome';
import { jsonTexts } from '../fixtures/hostile/json';

const json = suite('odd JSON in the browser’s storage');

const channel = {
  name: 'New',
  category: 'News',
  streamUrl: 'https://stream.example/1.m3u8',
  logoUrl: '',
  isFeatured: false,
};
/** Lists and adds each kind of record. */
const kinds = {
  articles: {
    list: async ({ articles }: Admin): Promise<readonly object[]> => valueOf(await articles.list()),
    add: async ({ articles }: Admin) => valueOf(await articles.create({ title: 'New' })),
  },
  channels: {
    list: async ({ channels }: Admin): Promise<readonly object[]> => valueOf(await channels.list()),
    add: async ({ channels }: Admin): Promise<object> => valueOf(await channels.create(channel)),
  },
};

const short = (text: string) => JSON.stringify(text.slice(0, 80));

/** The Admin's tab in a browser where `text` stands under a key. */
async function openOver(key: string, text: string) {
  const browser = await peopledBrowser({ [key]: text });
  const tab = browser.tab();
  startSession(tab, 'Admin');
  const damaged = () => valueOf(storageHealth(tab.storage, 'Admin')).damaged[key];
  return { ...browser, ...openTab(tab), damaged };
}

/** How many entries the list in `text` has, null when it is none. */
function sizeOf(text: string): number | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.length : null;
  } catch {
    return null;
  }
}

for (const kind of ['articles', 'channels'] as const) {
  const key = storageKeys[kind];
  json(
    `the ${kind} that can be read are listed, and a save loses nothing of the rest`,
    async () => {
      for (const text of jsonTexts) {
        const { admin, storage, damaged } = await openOver(key, text);
        const listed = await kinds[kind].list(admin);
        const told = damaged();
        assert.is(storage.entries.get(key), text, `reading changes nothing: ${short(text)}`);
        assert.is(told === undefined, listed.length === sizeOf(text), `it is told: ${short(text)}`);

        const kept = JSON.stringify([...listed, await kinds[kind].add(admin)]);
        assert.is(storage.entries.get(key), kept, `the rest stays: ${short(text)}`);
        const aside = [...storage.entries].find(([each]) => each.startsWith(`${key}.corrupt.`));
        assert.is(aside?.[1], told, `what cannot be read is put aside: ${short(text)}`);
      }
    },
  );
}

json('the blog shows what can be read, and its own posts where nothing can', () => {
  for (const text of jsonTexts) {
    const articles = articlesIn(text);
    assert.ok(articles === null || articles.every(({ title }) => typeof title === 'string'));
  }
});

json('a list of staff that cannot be read lets nobody in and stays as it is', async () => {
  for (const text of jsonTexts) {
    const { account, storage } = await openOver(storageKeys.staff, text);
    assert.is(valueOf(await account.auth.getSession()), null, short(text));
    assert.is(storage.entries.get(storageKeys.staff), text, short(text));
  }
});

const others = [
  storageKeys.session,
  storageKeys.staffSession,
  storageKeys.signInTries,
  storageKeys.resets,
  storageKeys.watchHistory,
  storageKeys.activity,
  storageKeys.customers,
];

json('in the place of a session, of tries or of a log it stops nobody', async () => {
  for (const text of jsonTexts) {
    const browser = await peopledBrowser(Object.fromEntries(others.map((key) => [key, text])));
    const { account, admin } = openTab(browser.tab());
    assert.is(valueOf(await account.auth.getSession()), null, short(text));
    assert.equal(account.history.list('staff-a'), [], short(text));
    assert.ok(Array.isArray(admin.activity.list()), short(text));
    const asked = await account.auth.requestPasswordReset('ada@staff.example');
    const isFull = text.length * others.length > CHROMIUM_QUOTA;
    assert.is(asked.ok ? 'sent' : asked.error.code, isFull ? 'storage-full' : 'sent', short(text));
    assert.is(Reflect.get({}, 'polluted'), undefined);
  }
});

json.run();
