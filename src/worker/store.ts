import { isGenuine, type Shelf, shelves } from './rules';

/** Pages that stay however full it gets; set by the build. */
declare const ALWAYS: readonly string[];

/** As no other worker at this address, before this one or after it, names what it keeps. */
const nameOf = (shelf: string): string => `wrenview-${shelf}`;

export const open = (shelf: Shelf): Promise<Cache> => caches.open(nameOf(shelf));

/** What is kept under a key; nothing where the browser's storage is out of order, too. */
export const find = (shelf: Shelf, key: string): Promise<Response | undefined> =>
  caches.match(key, { cacheName: nameOf(shelf), ignoreVary: true }).catch(() => undefined);

/**
 * Puts an answer on its shelf if it is fit for that, and takes the oldest from a full one.
 * @returns true when it is there now; rejects when the network breaks off before the answer is complete
 */
export async function keep(shelf: Shelf, key: string, answer: Response): Promise<true | void> {
  const body = await answer.blob();
  const isFit = await isGenuine(key, answer, body);
  try {
    const cache = await open(shelf);
    if (answer.status === 404) await cache.delete(key);
    if (!isFit) return;
    // a copy, because a page must not be answered with what came by a redirect
    await cache.put(key, new Response(body, answer));
    const keys = await cache.keys();
    const old = keys.slice(0, -shelves[shelf]);
    const others = old.filter(({ url }) => !ALWAYS.includes(new URL(url).pathname));
    await Promise.all(others.map((each) => cache.delete(each)));
    return true;
  } catch {
    // no room: what is kept already has to do, unless it is out of date; a slow network would be
    // answered with that for as long as there is none
    const kept = await find(shelf, key);
    if (isFit && (await kept?.text()) !== (await body.text()))
      await (await open(shelf)).delete(key);
  }
}

/** Throws away all but these shelves: earlier workers at this address may have had others. */
export async function clearAllBut(shelves: readonly string[]): Promise<void> {
  const names = shelves.map(nameOf);
  const others = (await caches.keys()).filter((name) => !names.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
