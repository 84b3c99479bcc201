import type { StillPage } from './page';

/** Name of the styles that visitors' pages have in common, beside those of routes: their frame has them. */
export const siteStyles = 'site';

/** Where the prerendered parts and styles of a page come from. */
export interface PageSource {
  /** With its styles, unless its route has more pages. Rejects when the network does, as all. */
  openStill: (partName: string) => Promise<StillPage>;
  loadStyles: (id: string) => Promise<void>;
}

let current: PageSource | undefined;

export const setPageSource = (source: PageSource): void => void (current = source);

export function pageSource(): PageSource {
  if (!current) throw new Error('No source of pages is set');
  return current;
}
