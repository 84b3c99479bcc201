import { withTimeout } from '~/lib/withTimeout';
import { networkFailure } from '~/content/networkFailure';
import { networkWords } from '~/content/network';
import type { Deadlines } from './deadlines';
import { NetworkFault } from './fault';

export type Send = typeof fetch;

const isRead = (init: RequestInit | undefined): boolean =>
  ['GET', 'HEAD'].includes(init?.method ?? 'GET');

/** Whether something that was typed may have been stored though no answer came. */
const maySave = (input: Parameters<Send>[0], init: RequestInit | undefined): boolean =>
  !isRead(init) && !/\/(token|logout)\b/.test(String(input));

/**
 * `send` that always ends: the clients on the wire wait for ever. The answer's body has arrived
 * with it, so a connection that breaks half-way is noticed here.
 * Throws a `NetworkFault`, one with the code 'cancelled' for a caller who aborted its signal.
 */
export function withDeadline(send: Send, deadlines: Deadlines): Send {
  return async (input, init) => {
    const controller = new AbortController();
    const cancel = () => controller.abort();
    const timer = setTimeout(cancel, isRead(init) ? deadlines.read : deadlines.write);
    const { signal } = init ?? {};
    signal?.addEventListener('abort', cancel);
    if (signal?.aborted) cancel();
    try {
      const response = await send(input, { ...init, signal: controller.signal });
      const body = await response.text();
      // these may not be given a body, not even an empty one
      const bare = [204, 205, 304].includes(response.status);
      const { status, statusText, headers } = response;
      return new Response(bare ? null : body, { status, statusText, headers });
    } catch {
      if (signal?.aborted) throw new NetworkFault('cancelled', networkWords.cancelled);
      if (controller.signal.aborted) {
        throw new NetworkFault(
          'timeout',
          maySave(input, init) ? networkWords.writeTimedOut : networkWords.timedOut,
        );
      }
      throw new NetworkFault('network', isOffline() ? networkWords.offline : networkFailure);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    }
  };
}

/** `send` whose calls end when the signal that there is as they begin is aborted. */
export const withSignal =
  (send: Send, signal: () => AbortSignal | undefined): Send =>
  (input, init) =>
    send(input, { ...init, signal: signal() ?? null });

/** `work`, or a `NetworkFault` after so many milliseconds; it goes on unheeded. */
export const withPatience = <T>(work: Promise<T>, ms: number): Promise<T> =>
  withTimeout(work, ms, () => new NetworkFault('timeout', networkWords.timedOut));

const isOffline = () => typeof navigator === 'object' && navigator.onLine === false;
