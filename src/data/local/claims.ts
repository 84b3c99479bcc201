import { createSignal } from '~/lib/signal';
import { databases } from '../keys';

/** Which drafts are being written in, and by which tab: a lock each, which dies with its tab. */
export interface Claims {
  /** Null when another tab holds it. */
  claim(id: string): Promise<(() => void) | null>;
  list(): Promise<ReadonlySet<string>>;
  /** Calls back when a tab lets go of a draft that it held or that was on a list. */
  onRelease(listener: () => void): void;
}

const prefix = `${databases.drafts}/`;

/** The claims of this browser's tabs; without Web Locks, as on plain http, nobody claims anything. */
export function openClaims(): Claims {
  const locks: LockManager | undefined = navigator.locks;
  /** Of this tab: true while held, false once let go, which locks take a moment to notice. */
  const own = new Map<string, boolean>();
  const awaited = new Set<string>();
  const released = createSignal<null>();

  /** A tab that reloads or crashes says nothing, but its lock passes to the next in the queue. */
  async function awaitRelease(id: string): Promise<void> {
    if (awaited.has(id)) return;
    awaited.add(id);
    await locks?.request(prefix + id, async () => undefined).catch(() => undefined);
    awaited.delete(id);
    released.emit(null);
  }

  return {
    async claim(id) {
      const forget = () => {
        if (!own.get(id)) own.delete(id);
      };
      const granted = locks ? await take(locks, prefix + id, forget) : forget;
      if (!granted) return null;
      own.set(id, true);
      return () => {
        own.set(id, false);
        granted();
        released.emit(null);
      };
    },
    async list() {
      const { held = [] } = (await locks?.query().catch(() => null)) ?? {};
      const ids = held.flatMap(({ name = '' }) =>
        name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
      );
      const others = ids.filter((id) => !own.has(id));
      others.forEach((id) => void awaitRelease(id));
      return new Set([...others, ...own.keys()].filter((id) => own.get(id) !== false));
    },
    onRelease: (listener) => void released.subscribe(listener),
  };
}

/**
 * Holds a lock until the answer is called; null when it is taken. Locks that fail are no locks.
 * @param onEnd  called once it is not held any more
 */
const take = (locks: LockManager, name: string, onEnd: () => void): Promise<(() => void) | null> =>
  new Promise((answer) => {
    const hold = (lock: Lock | null) =>
      new Promise<void>((release) => {
        answer(lock && release);
        if (!lock) release();
      });
    locks.request(name, { ifAvailable: true }, hold).then(onEnd, () => answer(onEnd));
  });
