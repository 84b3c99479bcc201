import type { ComponentType, ReactNode } from 'react';
import type { PageHead } from '~/lib/head';

export type Params = Readonly<Record<string, string>>;

/** A page by itself, whatever stands around it. */
export type Page = ComponentType<{ params: Params }>;

/** What a page's module holds: the page itself and its entry in the document head. */
export interface PageModule {
  default: Page;
  head: (params: Params) => PageHead;
  /** Fetches what the page needs before it can be drawn in one go. */
  prepare?: (params: Params) => Promise<unknown>;
}

/** What stands around a page, or between it and who may not see it. */
export type Frame = ComponentType<{
  /** Address of the page that is asked for. */
  path: string;
  /** False while the next page is on its way: then nobody is to be redirected any more. */
  active: boolean;
  children: ReactNode;
}>;

type Load<T> = () => Promise<T>;

/** For whom a page is that is not for everybody. */
export type Audience = 'customer' | 'staff';

interface Wakes {
  /** Whether there is more to show than what was rendered ahead. */
  now: () => boolean;
  /** Calls back once there is; gives back the way to stop. */
  when: (wake: () => void) => () => void;
  /**
   * A form: what was rendered ahead is shown until somebody touches it. Then the code takes over what
   * stands, with all that was typed.
   */
  isForm?: true;
}

export interface Route {
  id: string;
  /** Segments starting with a colon are parameters. */
  path: string;
  /** Left out for a still page: nothing on it needs scripts, so its HTML is all there is to fetch. */
  load?: Load<PageModule>;
  /**
   * Where what was rendered ahead is shown for as long as that is enough. Only then, and where
   * nothing was rendered, the code is fetched.
   */
  wakes?: Wakes;
  /**
   * The document draws the page by itself, and then the others of the route, too. Its code is for those
   * who come from elsewhere.
   */
  isDrawn?: true;
  /** Called each time one of its pages has come on screen. */
  whenShown?: (params: Params) => void;
  /** Who may see it; everybody when left out. */
  guard?: Audience;
  /** The public site's frame when left out. */
  loadFrame?: Load<{ default: Frame }>;
  /** Stands inside the frame, around the page. */
  loadGuard?: Load<{ default: Frame }>;
}

/** Where an address leads. */
export interface Match {
  /** Without a trailing slash, as canonical links have it. */
  path: string;
  route: Route;
  params: Params;
}

/** What is shown of a page for as long as it takes no code. */
export interface StillPage {
  Page: Page;
  head: PageModule['head'];
}

export interface LoadedPage extends Match, StillPage {
  /** The page with its code, where the document may hold what it looks like already. */
  Live?: Page;
  /** When it answers; with what stands around it when left out. */
  ready?: Promise<void>;
  Frame: Frame;
  Guard?: Frame | undefined;
  /** Path of a page whose parts did not come: what the document holds of it is better than a message. */
  partOf?: string;
}
