import type { Page } from 'playwright-core';
import { openTab, visit } from './browser';

/** Another tab that keeps all who write a key waiting, until the answer is called. */
export async function holdWrites(page: Page, key: string): Promise<() => Promise<void>> {
  const other = await openTab(page.context());
  await visit(other, '/faq');
  await other.evaluate(
    (name) =>
      new Promise<void>((held) => {
        void navigator.locks.request(name, () => {
          held();
          return new Promise((release) => Reflect.set(window, 'release', release));
        });
      }),
    key,
  );
  return () => other.evaluate(() => Reflect.get(window, 'release')());
}
