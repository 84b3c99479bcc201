import { messages } from '~/content/messages';
import { networkWords } from '~/content/network';
import { paths } from '~/content/paths';
import { normaliseEmail } from '~/domain/email';
import { ok, type Result } from '~/domain/result';
import type { Auth } from '../auth';
import { failure, throttled } from '../failures';
import { isWeakPassword, weakPassword } from '../weakPassword';
import { type CustomerAccount, type StaffAccount, withPassword } from './accountRecords';
import { type Accounts, findAccount, hashLegacy, strengthen } from './accounts';
import {
  canHash,
  type Credential,
  hashPassword,
  insecureContext,
  verifyPassword,
} from './credentials';
import type { Environment } from './environment';
import { createResets } from './resets';
import { openSession } from './session';
import { createThrottle } from './throttle';

export interface LocalAuth extends Auth {
  /** Signs nobody in once `signal` is aborted: it fails with 'cancelled' then. */
  signIn(email: string, password: string, signal?: AbortSignal): ReturnType<Auth['signIn']>;
  /** Makes the links useless that a person was to choose a new password by. */
  spendLinks(userId: string): void;
}

/** Sign-in with no server: accounts, session and reset links live in this browser's storage. */
export function createLocalAuth(environment: Environment, accounts: Accounts): LocalAuth {
  const session = openSession(environment);
  const throttle = createThrottle(environment);
  const resets = createResets(environment);
  const legacyHashed = canHash() ? hashLegacy(accounts) : Promise.resolve();

  const find = async (id: string) => {
    for (const store of [accounts.staff, accounts.customers]) {
      const found = await store.get(id);
      if (found.ok && found.value) return found.value;
    }
    return null;
  };

  async function current() {
    const user = session.read();
    const account = user && (await find(user.id));
    return account ? { id: account.id, email: account.email } : null;
  }

  async function change(
    id: string,
    { username, credential }: { username?: string; credential?: Credential },
  ): Promise<Result<null>> {
    const updatedAt = environment.now().toISOString();
    const renewed = <T extends StaffAccount | CustomerAccount>(
      account: T | null,
      name: Partial<T>,
    ): Result<T> => {
      if (!account) return failure('not-found', messages.auth.sessionMissing);
      const next = { ...account, ...name, updatedAt };
      return ok(credential ? withPassword(next, credential) : next);
    };
    const staff = await accounts.staff.get(id);
    const changed =
      staff.ok && staff.value
        ? await accounts.staff.update(id, (each) =>
            renewed(each, username === undefined ? {} : { name: username }),
          )
        : await accounts.customers.update(id, (each) =>
            renewed(each, username === undefined ? {} : { username }),
          );
    if (!changed.ok) return changed;
    // a reset link asked for before this change must not work any more
    if (credential) resets.spend(id);
    return ok(null);
  }

  return {
    spendLinks: resets.spend,
    getSession: async () => ok(await current()),

    async signIn(email, password, signal) {
      if (!canHash()) return insecureContext();
      await legacyHashed;
      const wait = throttle.wait(email);
      if (wait > 0) return throttled(wait);
      // counted before it is looked at, so that tries at the same moment are counted too
      throttle.failed(email);
      const account = await findAccount(accounts, email);
      if (!(await verifyPassword(password, account?.credential ?? null)) || !account) {
        return failure('invalid-credentials', messages.auth.invalidCredentials);
      }
      throttle.succeeded(email);
      await strengthen(accounts, account, password);
      if (signal?.aborted) return failure('cancelled', networkWords.cancelled);
      const started = session.start(account);
      return started.ok ? ok({ id: account.id, email: account.email }) : started;
    },

    async signUp({ email, password, username }) {
      if (!canHash()) return insecureContext();
      if (isWeakPassword(password)) return weakPassword();
      const credential = await hashPassword(password);
      if (await findAccount(accounts, email))
        return failure('email-taken', messages.auth.alreadyRegistered);
      const address = normaliseEmail(email);
      const added = await accounts.customers.insert((customers) =>
        customers.some((each) => normaliseEmail(each.email) === address)
          ? failure('email-taken', messages.auth.alreadyRegistered)
          : ok({
              id: environment.newId(),
              username: username.trim(),
              email: email.trim(),
              updatedAt: environment.now().toISOString(),
              credential,
            }),
      );
      return added.ok ? ok(null) : added;
    },

    async signOut(left) {
      session.end();
      left?.();
      return ok(null);
    },

    subscribe: (onChange) =>
      session.subscribe(() => void current().then((user) => onChange(user, false))),

    async requestPasswordReset(email) {
      if (!canHash()) return insecureContext();
      const account = await findAccount(accounts, email);
      const token = await resets.issue(account?.id ?? null);
      return token.ok ? ok({ link: `${paths.resetPassword}#token=${token.value}` }) : token;
    },

    async resetPassword(token, password) {
      if (!canHash()) return insecureContext();
      const userId = await resets.find(token);
      const account = userId && (await find(userId));
      if (!account) return failure('link-expired', messages.auth.linkExpired);
      if (isWeakPassword(password)) return weakPassword();
      const changed = await change(userId, { credential: await hashPassword(password) });
      if (!changed.ok) return changed;
      // whoever guessed before has to begin anew, and its owner need not wait for that
      throttle.succeeded(account.email);
      return changed;
    },

    // nothing has to be confirmed where no e-mail is sent
    confirmEmail: async () => failure('link-expired', messages.auth.linkExpired),
    resendConfirmation: async () => ok(null),

    async updateProfile({ username, password }) {
      const user = await current();
      if (!user) return failure('no-session', messages.auth.sessionMissing);
      if (password !== undefined) {
        if (!canHash()) return insecureContext();
        if (isWeakPassword(password)) return weakPassword();
      }
      return change(user.id, {
        ...(username !== undefined && { username }),
        ...(password !== undefined && { credential: await hashPassword(password) }),
      });
    },
  };
}
