import type postgres from 'postgres';
import type { Fields } from '~/lib/fields';
import type { Call } from '../gateway';
import type { Signer } from '../jwt';
import type { Mailbox } from '../mails';
import type { Settings } from '../settings';

/** What the handlers of the auth server work with. */
export interface Auth {
  sql: postgres.Sql;
  signer: Signer;
  mailbox: Mailbox;
  settings: Settings;
}

/** A request to the auth server, its JSON body read. */
export interface AuthCall extends Call {
  body: Fields;
}

/** Answers, or throws a `Refusal`. */
export type Handler = (call: AuthCall, auth: Auth) => Promise<Response>;
