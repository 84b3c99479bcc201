import { FunctionsClient } from '@supabase/functions-js';
import { networkWords } from '~/content/network';
import { type Failed, ok, type Result } from '~/domain/result';
import { asFields, asText, type Fields } from '~/lib/fields';
import { failure } from '../failures';
import type { Send } from './deadline';
import { failureOf } from './failures';

/** Asks an Edge Function; `read` gives null for fields that are no such answer. */
export type AskFunction = <T>(
  name: string,
  input: object,
  read: (answer: Fields) => T | null,
) => Promise<Result<T>>;

/** The project's Edge Functions, called with the rights that `send` gives. */
export function createFunctions(url: string, send: Send): AskFunction {
  const client = new FunctionsClient(`${url}/functions/v1`, { customFetch: send });
  return async (name, input, read) => {
    const { data, error } = await client.invoke(name, { body: input });
    if (error) return refused(error);
    const fields = asFields(data);
    const value = fields && read(fields);
    return value === null ? failure('unreadable', networkWords.unreadable) : ok(value);
  };
}

/** The function says in its body why it refused, in our codes; anything else is the network's fault. */
async function refused(error: { message: string; context?: unknown }): Promise<Failed> {
  const { context } = error;
  if (context instanceof Error) return failureOf(context);
  if (!(context instanceof Response)) return failureOf(error);
  const fields = asFields(await context.json().catch(() => null));
  const code = asText(fields?.['code']);
  const message = asText(fields?.['message']);
  return ownCodes.has(code) ? failure(code, message) : failureOf({ code, message });
}

/** Refusals that the screens know what to do with. */
const ownCodes: ReadonlySet<string> = new Set([
  'conflict',
  'email-taken',
  'forbidden',
  'no-session',
  'not-found',
  'own-account',
  'own-role',
  'password-required',
  'weak-password',
]);
