import type { Page } from 'playwright-core';

export const isScript = ({ pathname }: URL): boolean => /^\/assets\/.*\.js$/.test(pathname);

/** Keeps a page's scripts, or some of them, from arriving until what it resolves to is called. */
export async function holdScripts(
  page: Page,
  which: typeof isScript | RegExp = isScript,
): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(which, async (route) => {
    await late;
    await route.continue();
  });
  return arrive;
}
