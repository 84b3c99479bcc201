import { createSignal } from '~/lib/signal';

/** News that records of one kind have changed. */
export interface Changes {
  /** Tells whoever listens, in this tab and the others. */
  tell(): void;
  /** Returns the way to stop. */
  subscribe(onChange: () => void): () => void;
}

/** Other tabs hear of changes at once; other computers when they ask. */
export function createChanges(name: 'articles' | 'channels' | 'users'): Changes {
  const changed = createSignal<null>();
  const others = openChannel(name, () => changed.emit(null));
  return {
    tell() {
      changed.emit(null);
      others?.postMessage(null);
    },
    subscribe: changed.subscribe,
  };
}

function openChannel(name: string, onMessage: () => void): BroadcastChannel | null {
  // Node would be kept alive by an open one
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(`changes-${name}`);
  channel.onmessage = onMessage;
  return channel;
}
