import { asFields, asText, asTexts } from '~/lib/fields';
import { storageKeys } from '../keys';
import type { KeyValue } from '../keyValue';
import type { Shelf } from './shelf';

/**
 * Earlier texts of a key that are still known as such. A tab that is further behind, as scripts can
 * make it on a busy machine, takes what it sees for somebody's own doing and writes over the rest.
 */
const REMEMBERED = 500;

/**
 * For so long after a write, in milliseconds, a text from before it is one that another tab wrote
 * and that came late: the browser brings what two tabs write to the storage in no fixed order.
 */
const CROSSING = 3000;

interface Entry {
  text: string;
  print: string;
  /** Fingerprints of the texts before it, '' for none at all. */
  before: readonly string[];
  /** When it was written, in milliseconds of Unix time. */
  at: number;
}

interface LedgerOptions {
  now: () => Date;
  /** Told of each key that the storage had to be given anew. */
  onRestored: (key: string) => void;
}

/**
 * Keeps the newest text of each key where other tabs see it at once and a crash cannot undo it.
 * Local storage shows a tab what others wrote only a while later, later still on a busy machine,
 * and a killed browser forgets the writes of its last seconds.
 * @param tab  remembers which texts this tab has had before its eyes; survives a reload
 */
export function createLedger(
  storage: KeyValue,
  shelf: Shelf,
  tab: Pick<KeyValue, 'get' | 'set'>,
  { now, onRestored }: LedgerOptions,
) {
  const written = new Map<string, number>();
  const isRecent = (at: number) => Math.abs(now().getTime() - at) < CROSSING;
  const seen = (key: string) => tab.get(storageKeys.seen + key);
  const see = (key: string, print: string) => void tab.set(storageKeys.seen + key, print);

  /** Brings back what was written and is not there, or not there yet. */
  function catchUp(key: string, { text, print, before, at }: Entry): void {
    const here = storage.get(key);
    if (here === text) return see(key, print);
    // what took the place of a text that this tab did see was put there by hand, and stands
    const byHand = seen(key) === print && (here === null || !isRecent(at));
    if (byHand || !before.includes(fingerprint(here)) || !storage.set(key, text).ok) return;
    see(key, print);
    onRestored(key);
  }

  async function note(key: string, text: string, before: readonly string[]): Promise<void> {
    const print = fingerprint(text);
    const earlier = [...new Set(before)].slice(-REMEMBERED);
    const at = now().getTime();
    const noted = await shelf.put(key, { text, print, before: earlier, at } satisfies Entry);
    if (!noted.ok) return;
    see(key, print);
    written.set(key, at);
  }

  return {
    /** Whether what this tab wrote may still be crossed by what another tab wrote before it. */
    mayBeCrossed: (key: string): boolean => isRecent(written.get(key) ?? 0),
    /** Runs `work` over the newest text of `key` and notes what becomes of it; others have to wait. */
    async around<T>(key: string, work: () => Promise<T>): Promise<T> {
      const found = await shelf.get(key);
      const entry = found.ok ? parseEntry(found.value) : null;
      if (entry) catchUp(key, entry);
      const before = storage.get(key);
      const result = await work();
      const text = storage.get(key);
      if (text === null || text === entry?.text) return result;
      // a newer one may be noted that could not be read
      if (!found.ok && text === before) return result;
      const known = entry ? [...entry.before, entry.print] : [];
      const last = before === entry?.text ? [] : [fingerprint(before)];
      await note(key, text, [...known, ...last]);
      return result;
    },
  };
}

function parseEntry(value: unknown): Entry | null {
  const fields = asFields(value);
  const [text, print] = [fields?.['text'], asText(fields?.['print'])];
  return typeof text === 'string' && print
    ? { text, print, before: asTexts(fields?.['before']), at: Number(fields?.['at']) || 0 }
    : null;
}

/** Tells texts apart (cyrb53 and the length); '' is no text at all. */
export function fingerprint(text: string | null): string {
  if (text === null) return '';
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return `${text.length}.${(b >>> 0).toString(36)}${(a >>> 0).toString(36)}`;
}
