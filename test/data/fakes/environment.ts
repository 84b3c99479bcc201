import type { Environment } from '~/data/local/environment';
import { type FakeStorage, fakeStorage } from './storage';

/** A clock that stands still until it is told otherwise. */
interface FakeClock {
  now: () => Date;
  /** Lets time pass; a negative number is somebody setting the clock back. */
  pass(seconds: number): void;
}

function fakeClock(start = '2026-03-01T10:00:00.000Z'): FakeClock {
  let at = Date.parse(start);
  return { now: () => new Date(at), pass: (seconds) => void (at += seconds * 1000) };
}

/** 'id-1', 'id-2' and so on. */
function sequentialIds(): () => string {
  let count = 0;
  return () => `id-${++count}`;
}

/** Web Locks within one process: work of one name runs one after another, always a while later. */
function queueByName(): Environment['exclusive'] {
  const ends = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = ends.get(name);
    const turn = pause().then(async () => {
      await before;
      return work();
    });
    ends.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
}

/** Lets everything that is ready run, other tabs' events included. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** One browser whose tabs share storage, clock, ids and locks. */
export interface FakeBrowser {
  storage: FakeStorage;
  clock: FakeClock;
  /** The environment of a new tab. */
  tab(): Environment;
}

export function fakeBrowser(
  stored: Readonly<Record<string, string>> = {},
  clock = fakeClock(),
): FakeBrowser {
  const storage = fakeStorage(stored);
  const shared = { now: clock.now, newId: sequentialIds(), exclusive: queueByName() };
  return { storage, clock, tab: () => ({ storage: storage.tab(), ...shared }) };
}
