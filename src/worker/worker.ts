/**
 * The service worker: keeps what visitors have seen, and a few pages more, for when there is no
 * network. No version of it can trap anyone: pages are asked for anew each time, and files have
 * names that change with their content. It leaves the staff's area alone.
 */
import { first, newest } from './answers';
import { foundBy, offlinePage } from './offline';
import { isPrivate, shelfOf, type Shelf, shelves } from './rules';
import type { FetchEvent, Scope } from './scope';
import { clearAllBut, find, keep } from './store';

declare const self: Scope;
/** Set by the build: fits the paths of pages that are the same for everyone. */
declare const PAGES: string;
/** Set by the build: pages that are kept unseen, the one that says there is no network before all. */
declare const ALWAYS: readonly [string, ...string[]];

const pages = new RegExp(PAGES);
const [offline] = ALWAYS;
/** Milliseconds after which a network that has not begun to answer counts as none. */
const endurance = 10_000;

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  // without the page that says so, a lost network would leave visitors to the browser's own words
  event.waitUntil(keepAlways(true).then((kept) => kept ?? Promise.reject()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(clearAllBut(Object.keys(shelves)).then(() => self.clients.claim()));
});

// from a page: the addresses of what it had loaded before the worker was there
self.addEventListener('message', (event) => {
  event.waitUntil(Promise.all(event.data.map(keepUrl)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin || isPrivate(url.pathname)) return;
  if (request.method !== 'GET' || request.headers.has('range')) return;
  const shelf = shelfOf(url.pathname, pages);
  if (request.mode === 'navigate') event.respondWith(answerPage(event, url, shelf));
  else if (shelf && shelf !== 'pages') event.respondWith(answerPart(event, url, shelf));
});

async function answerPage(event: FetchEvent, url: URL, shelf?: Shelf): Promise<Response> {
  try {
    if (!shelf) return await endure(event.request);
    const answer = await newest({ event, shelf, key: keyOf(url), ask: (how) => ask(url, how) });
    event.waitUntil(keepAlways());
    return answer;
  } catch {
    return offlinePage(offline);
  }
}

/** Without parameters, so that the browser finds the page in its own cache, too. */
const ask = ({ origin, pathname }: URL, how: RequestInit): Promise<Response> =>
  endure(origin + pathname, {
    headers: { accept: 'text/html' },
    cache: 'no-cache',
    redirect: 'manual',
    ...how,
  });

/** Given up for good in the end: the browser lets the next try at a page wait for one under way. */
async function endure(page: RequestInfo, options?: RequestInit): Promise<Response> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), endurance);
  try {
    return await fetch(page, { ...options, signal: silence.signal });
  } finally {
    clearTimeout(timer);
  }
}

async function answerPart(event: FetchEvent, url: URL, shelf: 'files' | 'images') {
  const ask = (how?: RequestInit) => fetch(event.request, how);
  // by where it was opened: of the pages that clicks led to since, a worker is not told
  const client = await self.clients.get(event.clientId);
  if (!client || isPrivate(new URL(client.url).pathname)) return ask();
  const answer = shelf === 'files' ? first : newest;
  return answer({ event, shelf, key: keyOf(url), ask });
}

/**
 * @param renew  true to replace what an earlier version has kept
 * @returns the page that says that there is no network, if it is kept now
 */
async function keepAlways(renew?: boolean): Promise<Response | undefined> {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  const isLean = saveData || effectiveType.endsWith('2g');
  for (const path of isLean ? [offline] : ALWAYS)
    // a deploy is no reason to fetch scripts on a slow or metered connection
    await keepPage(path, renew && !isLean).catch(() => undefined);
  return find('pages', offline);
}

/** Its scripts first: a page is there as a whole, or as it was. */
async function keepPage(path: string, renew?: boolean): Promise<void> {
  const kept = !renew && (await find('pages', path));
  const page = kept || (await fetch(path, { cache: 'no-cache' }));
  const html = await page.clone().text();
  const scripts = foundBy(/data-scripts="([^"]*)/, html).split(' ');
  const parts = scripts.map(keepUrl);
  if ((await Promise.all(parts)).every(Boolean) && !kept) await keep('pages', path, page);
}

/** @returns something when it is there now */
async function keepUrl(address: string): Promise<unknown> {
  const url = new URL(address, location.origin);
  const key = keyOf(url);
  // a page without scripts is not the site's: its one empty address must not lead to another page
  const shelf = address && url.origin === location.origin && shelfOf(key, pages);
  if (!shelf) return;
  if (shelf === 'pages') return keepPage(key);
  return (await find(shelf, key)) || keep(shelf, key, await fetch(key));
}

const keyOf = ({ pathname }: URL): string => pathname.replace(/(.)\/$/, '$1');
