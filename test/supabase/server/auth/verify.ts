import { randomBytes } from 'node:crypto';
import { asChoice, asText, type Fields } from '~/lib/fields';
import { json } from '../http';
import type { MailKind } from '../mails';
import { confirmAccount, setPassword } from './accounts';
import type { Auth, Handler } from './call';
import { invalid, Refusal } from './refusal';
import { columnsOf, hashOf } from './send';
import { openSession } from './sessions';
import { isBanned, readEmail, type UserRow } from './users';

const kinds = ['signup', 'invite', 'recovery', 'magiclink', 'email_change', 'email'] as const;
/** The kinds that `email` stands for. */
const anyOf: readonly MailKind[] = ['signup', 'magiclink'];

/** Spends a link's token, or a mail's code, for a session. */
export const verify: Handler = async ({ body }, auth) => {
  const tokenHash = asText(body['token_hash']);
  const code = asText(body['token']);
  if (!body['type']) throw invalid('Verify requires a verification type');
  if (!code === !tokenHash) throw invalid('Verify requires either a token or a token hash');
  if (tokenHash && body['email']) {
    throw invalid('Only the token_hash and type should be provided');
  }
  const hash = tokenHash || hashOf(readEmail(asText(body['email'])), code);
  const why = code ? 'Token has expired or is invalid' : linkExpired;
  return json(200, await spend(auth, asText(body['type']), hash, why));
};

/** The link of a mail that leads to the auth server: on to the site, with a session or an error. */
export const verifyLink: Handler = async ({ url }, auth) => {
  const { searchParams } = url;
  const type = searchParams.get('type') ?? '';
  const to = destination(auth, searchParams.get('redirect_to') ?? '');
  try {
    const session = await spend(auth, type, searchParams.get('token') ?? '', linkExpired);
    const { user, ...parts } = session;
    const entries = Object.entries({ ...parts, type }).map(([name, value]) => [name, `${value}`]);
    return redirect(to, Object.fromEntries(entries));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, code, message } = error;
    const kind = status === 403 ? 'access_denied' : 'invalid_request';
    return redirect(to, { error: kind, error_code: code, error_description: message });
  }
};

const linkExpired = 'Email link is invalid or has expired';

async function spend(auth: Auth, type: string, hash: string, why: string): Promise<Fields> {
  const kind = asChoice(type, kinds, null);
  if (!kind) throw invalid('Invalid email verification type');
  const candidates = kind === 'email' ? anyOf : [kind];
  for (const each of candidates) {
    const user = await ownerOf(auth, each, hash);
    if (!user) continue;
    if (isBanned(user)) throw new Refusal(403, 'user_banned', 'User is banned');
    await accept(auth, user, each);
    return openSession(auth, user.id);
  }
  throw new Refusal(403, 'otp_expired', why);
}

async function ownerOf({ sql, settings }: Auth, kind: MailKind, hash: string) {
  const { token, sentAt } = columnsOf[kind];
  const [user] = await sql<UserRow[]>`
    select * from auth.users
    where ${sql(token)} = ${hash} and ${hash} <> ''
      and ${sql(sentAt)} > now() - make_interval(secs => ${settings.linkSeconds})`;
  return user;
}

async function accept(auth: Auth, user: UserRow, kind: MailKind): Promise<void> {
  const { sql } = auth;
  const unusable = `${randomBytes(24).toString('hex')}A1`;
  if (!user.encrypted_password && user.invited_at) await setPassword(auth, user, unusable, null);
  await sql`update auth.users set ${sql(columnsOf[kind].token)} = '' where id = ${user.id}`;
  if (kind === 'email_change') {
    await sql`
      update auth.users set email = email_change, email_change = '' where id = ${user.id}`;
  }
  if (!user.email_confirmed_at || kind === 'signup' || kind === 'invite') {
    await confirmAccount(auth, user);
  }
}

/** The address asked for when it is the site's, else the site's front page. */
function destination({ settings: { siteUrl } }: Auth, wanted: string): string {
  return URL.canParse(wanted) && new URL(wanted).origin === new URL(siteUrl).origin
    ? wanted
    : siteUrl;
}

const redirect = (to: string, fragment: Record<string, string>) =>
  new Response(null, {
    status: 303,
    headers: { Location: `${to}#${new URLSearchParams(fragment)}` },
  });
