import { randomUUID } from 'node:crypto';
import type { Fields } from '~/lib/fields';
import type { Database } from '../postgres';
import { addAccount, confirmAccount } from './auth/accounts';
import type { Auth } from './auth/call';
import { accessToken } from './auth/sessions';
import { findById, readEmail } from './auth/users';
import { secondsNow } from './jwt';

export interface Person {
  email: string;
  password: string;
  username: string;
  role?: 'Admin' | 'Editor' | 'Writer' | null;
  confirmed?: boolean;
}

export interface TokenOptions {
  /** Seconds; less than 0 for a token that has expired. */
  expiresIn?: number;
  /** Claims to add or to forge. */
  claims?: Fields;
}

/** Ways around the front door, for tests that are about something else than signing up and in. */
export function createPeople(auth: Auth, db: Database) {
  return {
    async createUser({ email, password, username, role = null, confirmed = true }: Person) {
      const account = { email: readEmail(email), password, userData: { username } };
      const user = await addAccount(auth, account, `No account for ${email}`);
      if (confirmed) await confirmAccount(auth, user);
      if (role) await db.sql`update public.profiles set role = ${role} where id = ${user.id}`;
      return user.id;
    },
    async token(userId: string, { expiresIn, claims = {} }: TokenOptions = {}) {
      const user = await findById(auth.sql, userId);
      if (!user) throw new Error(`No user ${userId}`);
      const sessionId = randomUUID();
      await auth.sql`insert into auth.sessions (id, user_id) values (${sessionId}, ${userId})`;
      const end = expiresIn === undefined ? {} : { exp: secondsNow() + expiresIn };
      return accessToken(auth, user, sessionId, { ...end, ...claims });
    },
  };
}
