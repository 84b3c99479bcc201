import { normaliseEmail } from '~/domain/email';
import { asFields, asNumber, asText } from '~/lib/fields';
import type { Environment } from './environment';
import { jsonList } from './jsonList';
import { storageKeys } from '../keys';

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
  const of = (email: string) => {
    const address = normaliseEmail(email);
    return tries.read().find((each) => each.email === address) ?? nothingYet(address);
  };
  /** Puts an address at the end of the list with `failures` as of now, none taking it off. */
  const note = (email: string, failures: number) => {
    const entry = { email: normaliseEmail(email), failures, lastAt: now().getTime() };
    const others = tries.read().filter((each) => each.email !== entry.email);
    void tries.write([...others, ...(failures > 0 ? [entry] : [])].slice(-MOST_ENTRIES));
  };

  return {
    /** Seconds until the address may try again, 0 for at once. */
    wait(email: string): number {
      const { failures, lastAt } = of(email);
      if (failures < FREE_TRIES) return 0;
      const passed = (now().getTime() - lastAt) / 1000;
      // the clock was set back: the wait begins anew, or it would last until the time comes again
      if (passed < 0) note(email, failures);
      const pause = Math.min(2 ** (failures - FREE_TRIES), LONGEST_WAIT);
      return Math.max(0, Math.ceil(pause - Math.max(0, passed)));
    },
    failed: (email: string): void => note(email, of(email).failures + 1),
    succeeded: (email: string): void => note(email, 0),
  };
}

const nothingYet = (email: string): Tries => ({ email, failures: 0, lastAt: 0 });

function parseTries(value: unknown): Tries {
  const fields = asFields(value);
  return {
    email: asText(fields?.['email']),
    failures: asNumber(fields?.['failures']),
    lastAt: asNumber(fields?.['lastAt']),
  };
}
