import type { GoTrueClient } from '@supabase/auth-js';
import { messages } from '~/content/messages';
import { networkWords } from '~/content/network';
import { paths } from '~/content/paths';
import { comparablePassword } from '~/domain/password';
import { ok, type Result } from '~/domain/result';
import { asFields, asText, type Fields } from '~/lib/fields';
import { parseJson } from '~/lib/parseJson';
import type { Auth, AuthUser } from '../auth';
import { failure, isPassing } from '../failures';
import type { KeyValue } from '../keyValue';
import { storageKeys } from '../keys';
import { isWeakPassword, weakPassword } from '../weakPassword';
import type { Ending } from './ending';
import { failureOf, type WireError } from './failures';
import { spendLink } from './mailLink';
import type { Rest } from './rest';
import { followSession, readSession, renewSession, userOf } from './session';

interface Parts {
  client: GoTrueClient;
  rest: Rest;
  storage: KeyValue;
  ending: Ending;
  /** Where e-mailed links lead. */
  siteUrl: string;
  /** A client whose session nobody else sees: a reset signs no browser in. */
  privateClient: () => GoTrueClient;
  /** Milliseconds that finding out who is signed in may take. */
  patience: number;
}

interface Spent {
  resetter: GoTrueClient;
  /** The password that was sent last of those whose answer did not come: it may be set. */
  pending: string;
}

/** Sign-in by the hosted service. Its words are shown as they are. */
export function createSupabaseAuth(parts: Parts): Auth {
  const { client, rest, storage, ending, siteUrl, privateClient, patience } = parts;
  /** Spent links whose new password is not known to be set: they need not be spent again. */
  const spent = new Map<string, Spent>();

  const resetPassword: Auth['resetPassword'] = async (proof, password) => {
    if (isWeakPassword(password)) return weakPassword();
    const link = spent.get(proof) ?? { resetter: privateClient(), pending: '' };
    const { resetter } = link;
    if (!spent.has(proof)) {
      const opened = await spendLink(resetter, proof);
      if (!opened.ok) return opened;
      spent.set(proof, link);
    }
    const sent = comparablePassword(password);
    const { error } = await resetter.updateUser({ password: sent });
    if (error && !(error.code === 'same_password' && sent === link.pending)) {
      const failed = failureOf(error);
      if (isPassing(failed.error)) link.pending = sent;
      return failed;
    }
    spent.delete(proof);
    // whoever knew the old password is out, on every device
    await resetter.signOut({ scope: 'global' });
    return ok(null);
  };

  /** Tells the server that a session is over. */
  async function revoke(session: Fields): Promise<Result<null>> {
    const { error } = await client.admin.signOut(asText(session['access_token']), 'local');
    if (![401, 403].includes(error?.status ?? 0)) return done(error);
    // the token may only have run out; where renewing it is refused, there is nothing to be told
    const leaver = privateClient();
    const renewed = await renewSession(leaver, asText(session['refresh_token']), patience);
    if (!renewed.ok) return renewed;
    return done((await leaver.signOut({ scope: 'local' })).error);
  }

  async function rename(user: AuthUser, username: string): Promise<Result<null>> {
    const { data, error } = await rest
      .from('profiles')
      .update({ username })
      .eq('id', user.id)
      .select('id');
    if (error) return failureOf(error);
    return data.length > 0 ? ok(null) : failure('not-found', messages.auth.sessionMissing);
  }

  return {
    getSession: () => readSession(client, patience),

    async signIn(email, password) {
      const { data, error } = await client.signInWithPassword({
        email: email.trim(),
        password: comparablePassword(password),
      });
      if (error) return failureOf(error);
      const user = userOf(data.user);
      return user ? ok(user) : failure('refused', messages.auth.sessionMissing);
    },

    async signUp({ email, password, username }) {
      if (isWeakPassword(password)) return weakPassword();
      const { data, error } = await client.signUp({
        email: email.trim(),
        password: comparablePassword(password),
        options: {
          data: { username: username.trim() },
          emailRedirectTo: siteUrl + paths.confirmEmail,
        },
      });
      if (error) return failureOf(error);
      return data.user?.id ? ok(null) : failure('unreadable', networkWords.unreadable);
    },

    async signOut(left) {
      const session = asFields(parseJson(storage.get(storageKeys.session)));
      storage.remove(storageKeys.session);
      const ended = ending.byChoice(async () => {
        await client.initialize();
        // without a session the client asks no server, and tells the other tabs
        if (storage.get(storageKeys.session) === null) await client.signOut({ scope: 'local' });
      });
      left?.();
      const told = session ? await revoke(session) : ok(null);
      await ended;
      return told;
    },

    subscribe: (onChange) => followSession(client, storage, ending, onChange),

    async requestPasswordReset(email) {
      const redirectTo = siteUrl + paths.resetPassword;
      const { error } = await client.resetPasswordForEmail(email.trim(), { redirectTo });
      return error ? failureOf(error) : ok({ link: null });
    },

    resetPassword,

    confirmEmail: (proof) => spendLink(client, proof),

    async resendConfirmation(email) {
      const emailRedirectTo = siteUrl + paths.confirmEmail;
      return done(
        (await client.resend({ type: 'signup', email: email.trim(), options: { emailRedirectTo } }))
          .error,
      );
    },

    async updateProfile({ username, password }) {
      const session = await readSession(client, patience);
      if (!session.ok) return session;
      if (!session.value) return failure('no-session', messages.auth.sessionMissing);
      if (password !== undefined) {
        if (isWeakPassword(password)) return weakPassword();
        const { error } = await client.updateUser({ password: comparablePassword(password) });
        if (error) return failureOf(error);
      }
      return username === undefined ? ok(null) : rename(session.value, username);
    },
  };
}

const done = (error: WireError | null): Result<null> => (error ? failureOf(error) : ok(null));
