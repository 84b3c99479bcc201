import type { LoadedPage } from './loadPage';

export type StillPage = Pick<LoadedPage, 'Page' | 'head'>;

/** Where that of a page comes from which is no code of its own. */
export interface PageSource {
  /** Rejects when the network does, as all of them. */
  openStill: (partName: string) => Promise<StillPage>;
  loadStyles: (routeId: string) => Promise<void>;
}

let current: PageSource | undefined;

export const setPageSource = (source: PageSource): void => void (current = source);

export function pageSource(): PageSource {
  if (!current) throw new Error('No source of pages is set');
  return current;
}
