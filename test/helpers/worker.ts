/** Visits under the eyes of the service worker. */
import type { Page } from 'playwright-core';
import { visit } from './browser';

/** Opens a page and stays until the worker has kept what it wants to. */
export async function settle(page: Page, path: string): Promise<void> {
  await install(page, path);
  await whenKept(page, path);
}

/** Opens a page and stays until its worker is in place. */
export async function install(page: Page, path: string): Promise<void> {
  await page.addInitScript(hurry);
  await visit(page, path);
  await inPlace(page);
}

/** Stays until the worker answers for the page. */
export const inPlace = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });

/** Lets the browser look for a new worker now; it would do so by itself after a visit. */
export const renew = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });

/** In the page: what waits for a visitor to stay comes at once. */
export function hurry(): void {
  const { setTimeout } = globalThis;
  const sooner: typeof setTimeout = Object.assign(
    (run: () => void, ms?: number) => setTimeout(run, ms === 3000 ? 0 : ms),
    setTimeout,
  );
  globalThis.setTimeout = sooner;
}

/** Waits until the worker has kept something, of which it tells nobody. */
export async function whenKept(page: Page, path: string): Promise<void> {
  await until(async () => (await kept(page)).includes(path));
}

/** What is kept under a path, as text; empty when nothing is. */
export const textKept = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (path) => (await (await caches.match(path))?.text()) ?? '', path);

/** Asks until the answer is yes: the browser says nothing when its workers are done. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Paths of all that is kept, whatever shelf it is on. */
export const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caught = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caught)).flat().map(({ url }) => url.slice(location.origin.length));
  });

/** Bytes of what is kept under these paths, not compressed, as it takes up room on the device. */
export const bytesKept = (page: Page, paths: readonly string[]): Promise<number> =>
  page.evaluate(async (paths) => {
    const answers = await Promise.all(paths.map((path) => caches.match(path)));
    const bodies = await Promise.all(answers.map(async (each) => (await each?.blob())?.size ?? 0));
    return bodies.reduce((sum, size) => sum + size, 0);
  }, paths);

export const heading = (page: Page): Promise<string> => page.locator('main h1').innerText();
