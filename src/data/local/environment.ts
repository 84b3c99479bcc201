import { randomId } from '~/lib/randomId';
import { databases } from './keys';
import { browserKeyValue, type KeyValue } from './keyValue';
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
  const ledger = createLedger(
    storage,
    openShelf(databases.ledger),
    browserKeyValue('sessionStorage'),
  );
  return {
    storage,
    now: () => new Date(),
    newId: randomId,
    exclusive: (key, work) =>
      withLock(key, storage.persistent ? () => ledger.around(key, work) : work),
  };
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
