import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { browserKeyValue, memoryKeyValue } from '~/data/keyValue';
import { refusal, valueOf } from './outcome';

const keyValue = suite('the browser’s storage');

const setGlobal = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true });

/** As browsers do it: entries are own properties, a value too long throws. */
function browserWindow(quota: number) {
  const entries: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => (Object.hasOwn(entries, key) ? entries[key] : null),
    setItem(key: string, value: string) {
      if (value.length > quota) throw new DOMException('full', 'QuotaExceededError');
      entries[key] = value;
    },
    removeItem: (key: string) => void delete entries[key],
  };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(entries, name, { value });
  const events = new EventTarget();
  setGlobal('window', { localStorage: entries });
  setGlobal('addEventListener', events.addEventListener.bind(events));
  setGlobal('removeEventListener', events.removeEventListener.bind(events));
  return {
    /** What a browser sends when another tab writes. */
    written: (key: string | null) =>
      void events.dispatchEvent(Object.assign(new Event('storage'), { key })),
  };
}

keyValue.after.each(() => {
  for (const name of ['window', 'addEventListener', 'removeEventListener']) {
    Reflect.deleteProperty(globalThis, name);
  }
});

keyValue('It keeps, replaces and removes values and lists its keys', () => {
  browserWindow(100);
  const storage = browserKeyValue();
  assert.is(storage.persistent, true);
  assert.is(storage.get('a'), null);
  assert.is(valueOf(storage.set('a', '1')), null);
  valueOf(storage.set('b', ''));
  valueOf(storage.set('a', '2'));
  assert.is(storage.get('a'), '2');
  assert.is(storage.get('b'), '', 'an empty text is a value');
  assert.equal(storage.keys(), ['a', 'b']);
  storage.remove('a');
  storage.remove('never there');
  assert.is(storage.get('a'), null);
  assert.equal(storage.keys(), ['b']);
});

keyValue('A value that does not fit is refused and the old one stays', () => {
  browserWindow(10);
  const storage = browserKeyValue();
  valueOf(storage.set('a', 'old'));
  assert.equal(refusal(storage.set('a', 'x'.repeat(11))), {
    code: 'storage-full',
    message: 'The local storage of this browser is full. Remove something and try again.',
  });
  assert.is(storage.get('a'), 'old');
});

keyValue('It tells what another tab changed, null for all, until one stops listening', () => {
  const { written } = browserWindow(10);
  const heard: (string | null)[] = [];
  const stop = browserKeyValue().subscribe((key) => void heard.push(key));
  written('a');
  written(null);
  stop();
  written('b');
  assert.equal(heard, ['a', null]);
});

keyValue('Where its very mention throws, memory stands in', () => {
  const window = Object.defineProperty({}, 'localStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  setGlobal('window', window);
  const storage = browserKeyValue();
  assert.is(storage.persistent, false);
  valueOf(storage.set('a', '1'));
  assert.is(storage.get('a'), '1');
  assert.equal(storage.keys(), ['a']);
  storage.subscribe(() => undefined)();
  storage.remove('a');
  assert.is(storage.get('a'), null);
});

keyValue('Where the browser has none at all, memory stands in', () => {
  setGlobal('window', { localStorage: null });
  assert.is(browserKeyValue().persistent, false);
});

keyValue('Memory takes what it is given at first and shares it with nobody', () => {
  const storage = memoryKeyValue({ a: '1' });
  assert.is(storage.get('a'), '1');
  assert.is(memoryKeyValue().get('a'), null);
});

keyValue.run();
