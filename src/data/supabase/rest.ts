import { PostgrestClient } from '@supabase/postgrest-js';
import { withSoundAnswers } from './answers';
import { NetworkFault } from './fault';
import { type Send, withDeadline, withSignal } from './deadline';
import { dataDeadlines, type Deadlines } from './deadlines';

/** How the hosted database is reached. */
export interface Config {
  url: string;
  anonKey: string;
  /** The browser's own `fetch` unless a test gives another. */
  send?: Send;
  deadlines?: Deadlines;
}

/** Whose rights a call has. */
export interface Identity {
  /** The access token of the session, null for a visitor. */
  token(): Promise<string | null>;
  /** A new token after one was refused, null when there is none to be had. */
  renew(): Promise<string | null>;
}

/**
 * The tables and views of the database, seen with somebody's rights. What is under way ends when
 * `signal` is aborted.
 */
export function createRest(config: Config, identity: Identity, signal?: AbortSignal) {
  const { url, anonKey } = config;
  return new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: anonKey },
    fetch: createSend(config, identity, signal),
    // its own retries would keep people waiting for seven seconds
    retry: false,
  });
}

export type Rest = ReturnType<typeof createRest>;

/** `fetch` with the caller's rights, deadlines and sound answers; for data and functions alike. */
export function createSend(
  { anonKey, send = fetch, deadlines }: Config,
  identity: Identity,
  signal?: AbortSignal,
): Send {
  // unbound: browsers refuse a `fetch` that is called as somebody's method
  const bare: Send = (input, init) => send(input, init);
  const sound = withSoundAnswers(withDeadline(bare, deadlines ?? dataDeadlines));
  return withIdentity(signal ? withSignal(sound, () => signal) : sound, identity, anonKey);
}

/** A refused token is renewed once, and the call made again. */
function withIdentity(send: Send, identity: Identity, anonKey: string): Send {
  const as = (init: RequestInit | undefined, token: string | null): RequestInit => {
    const headers = new Headers(init?.headers);
    headers.set('apikey', anonKey);
    headers.set('Authorization', `Bearer ${token ?? anonKey}`);
    return { ...init, headers };
  };
  return async (input, init) => {
    try {
      const token = await identity.token();
      const response = await send(input, as(init, token));
      if (response.status !== 401 || token === null) return response;
      const renewed = await identity.renew();
      return renewed ? await send(input, as(init, renewed)) : response;
    } catch (error) {
      if (error instanceof NetworkFault) return error.asAnswer();
      throw error;
    }
  };
}
