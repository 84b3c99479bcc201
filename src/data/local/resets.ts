import { ok, type Result } from '~/domain/result';
import { asFields, asNumber, asText } from '~/lib/fields';
import type { Environment } from './environment';
import { jsonList } from './jsonList';
import { storageKeys } from '../keys';

const LIFETIME = 60 * 60 * 1000;

interface Reset {
  userId: string;
  tokenHash: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** Password-reset links: each works once, for an hour. Only hashes of their tokens are kept. */
export function createResets({ storage, now, newId }: Environment) {
  const resets = jsonList(storage, storageKeys.resets, parseReset);
  const valid = () => resets.read().filter(({ expiresAt }) => expiresAt > now().getTime());

  return {
    /**
     * A token for the user; for null one that opens nothing, but is kept like the others: where
     * there is no room, known and unknown addresses fail alike.
     */
    async issue(user: string | null): Promise<Result<string>> {
      const token = newId();
      const userId = user ?? '';
      const tokenHash = await hash(token);
      const reset = { userId, tokenHash, expiresAt: now().getTime() + LIFETIME };
      const kept = resets.write([...valid().filter((each) => each.userId !== userId), reset]);
      return kept.ok ? ok(token) : kept;
    },
    /** The user a token was issued for, null when it is spent, unknown or too old. */
    async find(token: string): Promise<string | null> {
      const tokenHash = await hash(token);
      return valid().find((each) => each.tokenHash === tokenHash)?.userId || null;
    },
    spend(userId: string): void {
      resets.write(valid().filter((each) => each.userId !== userId));
    },
  };
}

async function hash(token: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)),
  );
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function parseReset(value: unknown): Reset {
  const fields = asFields(value);
  return {
    userId: asText(fields?.['userId']),
    tokenHash: asText(fields?.['tokenHash']),
    expiresAt: asNumber(fields?.['expiresAt']),
  };
}
