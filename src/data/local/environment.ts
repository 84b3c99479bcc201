import { randomId } from '~/lib/randomId';
import { createSignal } from '~/lib/signal';
import { databases } from '../keys';
import { browserKeyValue, type KeyValue } from '../keyValue';
import { createLedger } from './ledger';
import { openShelf } from './shelf';

/** What the local backend is given from outside, so that tests decide it. */
export interface Environment {
  storage: KeyValue;
  now: () => Date;
  newId: () => string;
  /** Runs `work` while no other tab writes `key`, with the newest text under it. */
  exclusive: <T>(key: string, work: () => Promise<T>) => Promise<T>;
}

/** The real world of a browser page. */
export function browserEnvironment(storage: KeyValue): Environment {
  const now = () => new Date();
  if (!storage.persistent) return { storage, now, newId: randomId, exclusive: withLock };
  const restored = createSignal<string>();
  const ledger = createLedger(
    storage,
    openShelf(databases.ledger),
    browserKeyValue('sessionStorage'),
    { now, onRestored: restored.emit },
  );
  const exclusive: Environment['exclusive'] = (key, work) =>
    withLock(key, () => ledger.around(key, work));
  const looking = new Set<string>();
  storage.subscribe((key) => {
    if (!key || looking.has(key) || !ledger.mayBeCrossed(key)) return;
    looking.add(key);
    // to run at all brings back what was crossed
    void exclusive(key, async () => looking.delete(key));
  });
  const subscribe: KeyValue['subscribe'] = (onChange) => {
    const stops = [storage.subscribe(onChange), restored.subscribe(onChange)];
    return () => stops.forEach((stop) => stop());
  };
  return { storage: { ...storage, subscribe }, now, newId: randomId, exclusive };
}

/** The lock orders what tabs do; that they see what others did before is the ledger's part. */
async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  let started = false;
  const once = () => {
    started = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, once);
  } catch (error) {
    // no locks on plain http, and refused where storage is blocked
    if (started) throw error;
    return once();
  }
}
