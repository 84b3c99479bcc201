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

/**
 * What reaches furthest beyond the right edge, and by how many pixels. The page's frame cuts off what
 * is too wide, so the page itself never is; what a box within it scrolls or hides is meant so.
 */
export const overflow = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { clientWidth: edge, scrollWidth } = document.documentElement;
    const frames = [...document.querySelectorAll('body, #root, #root > *')];
    const isHeld = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || frames.includes(parent)) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isHeld(parent);
    };
    const [widest] = [...document.body.querySelectorAll('*')]
      .map((element) => ({ element, right: Math.floor(element.getBoundingClientRect().right) }))
      .filter(({ element, right }) => right > edge && !isHeld(element))
      .sort((a, b) => b.right - a.right);
    if (widest) return `${widest.right - edge} px by ${widest.element.outerHTML.slice(0, 200)}`;
    return scrollWidth > edge ? `${scrollWidth - edge} px by something within the page` : null;
  });

/** Words that go on in the next line, for want of room. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\d]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
