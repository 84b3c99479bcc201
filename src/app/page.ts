import type { ComponentType, ReactNode } from 'react';
import type { PageHead } from '~/lib/head';

export type Params = Readonly<Record<string, string>>;

/** What a page's module holds: the page itself and its entry in the document head. */
export interface PageModule {
  default: ComponentType<{ params: Params }>;
  head: (params: Params) => PageHead;
  /** Fetches what the page needs before it can be drawn in one go. */
  prepare?: (params: Params) => Promise<unknown>;
}

/** What stands around a page. */
export type Frame = ComponentType<{ children: ReactNode }>;

export interface Route {
  id: string;
  /** Segments starting with a colon are parameters. */
  path: string;
  load: () => Promise<PageModule>;
  /** Who may see it; everybody when left out. */
  guard?: 'customer' | 'staff';
  /** The public site's frame when left out. */
  loadFrame?: () => Promise<{ default: Frame }>;
}
