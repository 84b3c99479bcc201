/** A customer for the tests of the account screens, and what the browser has kept of her. */
import type { Credential } from '~/data/local/credentials';
import { storageKeys } from '~/data/keys';

export const ada: Readonly<Record<'id' | 'username' | 'email' | 'password', string>> = {
  id: 'customer-ada',
  username: 'Ada Example',
  email: 'ada@example.com',
  password: 'Correct-horse-7',
};

/** A password that nobody has. */
export const wrongPassword = 'Wrong-donkey-8';

const { id, username, email } = ada;
const updatedAt = '2026-01-01T00:00:00.000Z';

/** A browser in which Ada has signed up. */
export const known: Readonly<Record<string, string>> = {
  [storageKeys.customers]: JSON.stringify([
    { id, username, email, updatedAt, credential: await hashedOnce(ada.password) },
  ]),
};

/** A browser in which Ada is signed in, too. */
export const signedIn: Readonly<Record<string, string>> = {
  ...known,
  [storageKeys.session]: JSON.stringify({ id, email }),
};

/** One round in place of 600,000: many tests sign in. */
export async function hashedOnce(password: string): Promise<Credential> {
  const salt = new TextEncoder().encode('sixteen bytes...');
  const text = new TextEncoder().encode(password);
  const key = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 1 };
  const hash = await crypto.subtle.deriveBits(algorithm, key, 256);
  return {
    algorithm: 'PBKDF2-SHA-256',
    iterations: 1,
    salt: Buffer.from(salt).toString('base64'),
    hash: Buffer.from(hash).toString('base64'),
  };
}
