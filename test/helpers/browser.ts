import * as assert from 'uvu/assert';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../../src/build/chromium.mjs';
import { openEmptyPage, storeItems } from '../../src/build/storage.mjs';
import { origin } from './origin';

export interface Options {
  /** What the visitor has chosen before; nothing when left out. */
  theme?: 'light' | 'dark' | 'system';
  /** What the browser has kept from earlier visits, by key. */
  stored?: Readonly<Record<string, string>>;
  /** What the visitor's system prefers. */
  colorScheme?: 'light' | 'dark';
  width?: number;
  javaScript?: boolean;
  touch?: boolean;
  /** Without motion, so that what is measured stands still. */
  still?: boolean;
  /** Without the content policy, to see that the rest holds by itself. */
  lawless?: boolean;
  /** Lets the site have its service worker, behind whose back no request can be looked at. */
  worker?: boolean;
  /** Where the site is served; the site under test when left out. */
  baseURL?: string;
}

interface Item {
  name: string;
  value: string;
}

let browser: Promise<Browser> | undefined;
const contexts: BrowserContext[] = [];
const problems = new WeakMap<Page, string[]>();

/** Whom a page may ask: its own host, and the database where there is one. */
const known = [origin, 'data:', ...[process.env['SUPABASE_URL'] ?? []].flat()];

/** A page of its own, with a note of everything that goes wrong in it. */
export async function openPage(options: Options = {}): Promise<Page> {
  const {
    theme,
    stored = {},
    colorScheme = 'light',
    width = 1280,
    javaScript = true,
    touch = false,
    still,
    lawless = false,
    worker = false,
    baseURL = origin,
  } = options;
  browser ??= launchChromium();
  const items = Object.entries({ ...(theme && { theme }), ...stored }).map(
    ([name, value]): Item => ({ name, value }),
  );
  const isMuch = items.some(({ value }) => value.length > 100_000);
  const context = await (
    await browser
  ).newContext({
    baseURL,
    serviceWorkers: worker ? 'allow' : 'block',
    viewport: { width, height: width < 600 ? 740 : 800 },
    javaScriptEnabled: javaScript,
    hasTouch: touch,
    bypassCSP: lawless,
    colorScheme,
    reducedMotion: still ? 'reduce' : 'no-preference',
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: isMuch ? [] : items }],
    },
  });
  contexts.push(context);
  if (!worker) await context.addInitScript(refuseWorkers);
  await context.addInitScript(() => Object.assign(globalThis, { askedFor: location.search }));
  context.setDefaultTimeout(15_000);
  const page = await openTab(context);
  if (isMuch) {
    await openEmptyPage(page);
    await storeItems(page, items);
  }
  return page;
}

/** In the page: as a browser whose storage is blocked. Playwright's own way says so on the console. */
function refuseWorkers(): void {
  if ('ServiceWorkerContainer' in globalThis)
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('No worker here'));
}

/** One more tab beside a page, with a note of its own. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await watch(page);
  return page;
}

/** Closes every page a test has opened; to be called after each. */
export async function closePages(): Promise<void> {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
}

/** Goes to a path and waits until the page answers. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Waits until the app has taken over the page: that is when it gives the address a version, and
 * where a reload found one, another.
 */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const { askedFor } = globalThis as { askedFor?: string };
    return location.search !== askedFor && new URLSearchParams(location.search).has('v');
  });

/** What lies below a phone's screen has been laid out: its words are there, and its true heights. */
export const laidOut = (page: Page) =>
  page.waitForFunction(() => !('arriving' in document.documentElement.dataset));

/** What went wrong so far; the note starts anew. */
export const takeProblems = (page: Page): string[] => problems.get(page)?.splice(0) ?? [];

/** No error on the console, no failed request, nothing the content policy had to stop. */
export function assertQuiet(page: Page): void {
  assert.equal(takeProblems(page), []);
}

async function watch(page: Page): Promise<void> {
  const noted: string[] = [];
  problems.set(page, noted);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noted.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => noted.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // a page left while it loads drops what it was loading
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') noted.push(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) noted.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!known.some((each) => request.url().startsWith(each)))
      noted.push(`asks another host: ${request.url()}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`),
    );
  });
}

/** Waits until the focus is on the element of this name: effects bring it there, in their time. */
export const focusOn = (page: Page, name: string) =>
  page.waitForFunction((wanted) => {
    const { activeElement: active } = document;
    return (active?.getAttribute('aria-label') ?? active?.textContent ?? '').trim() === wanted;
  }, name);
