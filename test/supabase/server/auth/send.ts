import { createHash, randomInt } from 'node:crypto';
import type { MailKind } from '../mails';
import type { Auth } from './call';
import { Refusal } from './refusal';
import type { UserRow } from './users';

interface Columns {
  token: 'confirmation_token' | 'recovery_token' | 'email_change_token_new';
  sentAt: 'confirmation_sent_at' | 'recovery_sent_at' | 'email_change_sent_at';
}
const confirmation: Columns = { token: 'confirmation_token', sentAt: 'confirmation_sent_at' };
const recovery: Columns = { token: 'recovery_token', sentAt: 'recovery_sent_at' };

/** Where the token of each kind of mail is kept; two kinds in one place replace each other. */
export const columnsOf: Readonly<Record<MailKind, Columns>> = {
  signup: confirmation,
  invite: confirmation,
  recovery,
  magiclink: recovery,
  email_change: { token: 'email_change_token_new', sentAt: 'email_change_sent_at' },
};

export const hashOf = (email: string, code: string): string =>
  createHash('sha224').update(`${email}${code}`).digest('hex');

/** Sends a person a link that is good once. Refuses a second one too soon; an invitation is not. */
export async function sendLink(auth: Auth, user: UserRow, kind: MailKind): Promise<void> {
  const { token, sentAt } = columnsOf[kind];
  const last = user[sentAt]?.getTime() ?? 0;
  const left = Math.ceil((last - Date.now()) / 1000) + auth.settings.mailSeconds;
  if (kind !== 'invite' && left > 0) {
    const message = `For security purposes, you can only request this after ${left} seconds.`;
    throw new Refusal(429, 'over_email_send_rate_limit', message);
  }

  const to = kind === 'email_change' ? user.email_change : user.email;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const tokenHash = hashOf(to, code);
  const { sql } = auth;
  await sql`
    update auth.users set ${sql(token)} = ${tokenHash}, ${sql(sentAt)} = now()
    where id = ${user.id}`;
  auth.mailbox.send({ to, kind, tokenHash, code });
}
