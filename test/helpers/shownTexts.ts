import type { Page } from 'playwright-core';

/** The texts that no element shows just so, once there was time to show them. */
export const missingTexts = (
  page: Page,
  texts: readonly string[],
  selector: string,
): Promise<string[]> =>
  page.evaluate(
    async ({ wanted, where }) => {
      const left = () => {
        const there = new Set(
          [...document.querySelectorAll(where)].map((each) => each.textContent),
        );
        return wanted.filter((text) => !there.has(text));
      };
      for (let tries = 0; left().length > 0 && tries < 100; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
      return left();
    },
    { wanted: texts, where: selector },
  );

/** By how many pixels the page is wider than the screen, and what reaches furthest. */
export const overflow = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const [widest] = [...document.body.querySelectorAll('*')]
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .sort((a, b) => b.right - a.right);
    return `${scrollWidth - clientWidth} px by ${widest?.element.outerHTML.slice(0, 200)}`;
  });
