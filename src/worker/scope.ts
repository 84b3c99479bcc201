/** The part of a service worker's world that this one uses; the DOM's own types lack it. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** Of the page that asks; empty for a page that is asked for. */
  readonly clientId: string;
  respondWith: (answer: Promise<Response>) => void;
}

interface MessageEvent extends ExtendableEvent {
  /** Addresses: only the site's own pages send any. */
  readonly data: readonly string[];
}

interface Events {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: MessageEvent;
}

export interface Scope {
  readonly clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<{ readonly url: string } | undefined>;
  };
  readonly registration: { unregister: () => Promise<boolean> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
}
