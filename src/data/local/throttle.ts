import { normaliseEmail } from '~/domain/email';
import { asFields, asNumber, asText } from '~/lib/fields';
import type { Environment } from './environment';
import { jsonList } from './jsonList';
import { storageKeys } from './keys';

const FREE_TRIES = 5;
const LONGEST_WAIT = 15 * 60;
/** Old entries are dropped, so that the list cannot grow for ever. */
const MOST_ENTRIES = 100;

interface Tries {
  email: string;
  failures: number;
  /** Milliseconds since the epoch. */
  lastAt: number;
}

/**
 * Slows down password guessing: five tries are free, then each failure doubles the wait from one
 * second to a quarter of an hour. Known and unknown addresses are treated alike. Whoever can clear
 * the browser's storage can get around it.
 */
export function createThrottle({ storage, now }: Environment) {
  const tries = jsonList(storage, storageKeys.signInTries, parseTries);
  const write = (entries: Tries[]) => void tries.write(entries.slice(-MOST_ENTRIES));

  return {
    /** Seconds until the address may try again, 0 for at once. */
    wait(email: string): number {
      const known = tries.read().find((each) => each.email === normaliseEmail(email));
      if (!known || known.failures < FREE_TRIES) return 0;
      const pause = Math.min(2 ** (known.failures - FREE_TRIES), LONGEST_WAIT);
      const passed = Math.max(0, (now().getTime() - known.lastAt) / 1000);
      return Math.max(0, Math.ceil(pause - passed));
    },
    failed(email: string): void {
      const address = normaliseEmail(email);
      const entries = tries.read();
      const failures = entries.find((each) => each.email === address)?.failures ?? 0;
      const others = entries.filter((each) => each.email !== address);
      write([...others, { email: address, failures: failures + 1, lastAt: now().getTime() }]);
    },
    succeeded(email: string): void {
      write(tries.read().filter((each) => each.email !== normaliseEmail(email)));
    },
  };
}

function parseTries(value: unknown): Tries {
  const fields = asFields(value);
  return {
    email: asText(fields?.['email']),
    failures: asNumber(fields?.['failures']),
    lastAt: asNumber(fields?.['lastAt']),
  };
}
