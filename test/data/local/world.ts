import { createLocalAccount } from '~/data/local/accountBackend';
import { createLocalAdmin } from '~/data/local/adminBackend';
import type { Credential } from '~/data/local/credentials';
import type { Environment } from '~/data/local/environment';
import { storageKeys } from '~/data/keys';
import { type Client, type Member, type OpenWorld, people } from '../contract/world';
import { type FakeBrowser, fakeBrowser } from '../fakes/environment';
import { withOwnKeys } from '../fakes/storage';

/** The local backend as one tab has it. */
export function openTab(environment: Environment): Client {
  const account = createLocalAccount(environment);
  return { account, admin: createLocalAdmin(environment, account) };
}

export const ids = {
  Admin: 'staff-a',
  Editor: 'staff-e',
  Writer: 'staff-w',
  customer: 'customer-c',
} as const;

/** A browser that holds the contract's people; one round of hashing, because many sign in. */
export async function peopledBrowser(
  stored: Readonly<Record<string, string>> = {},
): Promise<FakeBrowser> {
  const updatedAt = '2026-01-01T00:00:00.000Z';
  const staff = (['Admin', 'Editor', 'Writer'] as const).map(async (role) => {
    const { name, email, password } = people[role];
    return { id: ids[role], name, email, role, updatedAt, credential: await quickly(password) };
  });
  const { name: username, email, password } = people.customer;
  const credential = await quickly(password);
  return fakeBrowser({
    [storageKeys.staff]: JSON.stringify(await Promise.all(staff)),
    [storageKeys.customers]: JSON.stringify([
      { id: ids.customer, username, email, updatedAt, credential },
    ]),
    [storageKeys.articles]: '[]',
    [storageKeys.channels]: '[]',
    ...stored,
  });
}

/** Signs a person in without asking for the password. */
export function startSession({ storage }: Pick<Environment, 'storage'>, member: Member): void {
  const session = { id: ids[member], email: people[member].email };
  storage.set(storageKeys.session, JSON.stringify(session));
}

/** For the contract: each person has a browser of their own over the same records. */
export const openLocalWorld: OpenWorld = async () => {
  const browser = await peopledBrowser();
  return {
    ids,
    async as(person) {
      const tab = browser.tab();
      const sessionKeys = [storageKeys.session, storageKeys.staffSession];
      const environment = { ...tab, storage: withOwnKeys(tab.storage, sessionKeys) };
      if (person !== 'guest') startSession(environment, person);
      return openTab(environment);
    },
  };
};

async function quickly(password: string): Promise<Credential> {
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
