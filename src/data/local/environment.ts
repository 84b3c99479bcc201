import type { KeyValue } from './keyValue';

/** What the local backend is given from outside, so that tests decide it. */
export interface Environment {
  storage: KeyValue;
  now: () => Date;
  newId: () => string;
  /** Runs `work` while no other tab runs work of the same name. */
  exclusive: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

/** The real world of a browser page. */
export const browserEnvironment = (storage: KeyValue): Environment => ({
  storage,
  now: () => new Date(),
  newId: randomId,
  exclusive,
});

/** 128 random bits as hexadecimal digits; `crypto.randomUUID` is missing on plain http. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A Web Lock around read, change and write. Browsers learn of other tabs' writes a moment late,
 * so this orders what people do, not what loops do.
 */
async function exclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
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
