import { asFields, asText, type Fields } from '~/lib/fields';
import { parseJson } from './http';
import type { TestSupabase } from './index';
import type { Mail } from './mails';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The JSON object in the body; without names where it is none. */
  body: Fields;
}

interface Question {
  body?: unknown;
  token?: string | undefined;
  key?: string;
  headers?: Record<string, string>;
}

/** One request as the client libraries send it: with the project's key and the API's version. */
export async function ask(
  { url, anonKey }: TestSupabase,
  request: `${'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
  { body, token, key = anonKey, headers }: Question = {},
): Promise<Answer> {
  const [method = '', path = ''] = request.split(' ');
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...(key && { apikey: key }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const fields = asFields(parseJson(text)) ?? {};
  return { status: response.status, headers: response.headers, text, body: fields };
}

/** Status, code and words of a refusal, for one comparison. */
export const refusalOf = ({ status, body }: Answer): string =>
  `${status} ${asText(body['code'])}: ${asText(body['message'])}`;

export function lastMail({ mails }: TestSupabase): Mail {
  const mail = mails.at(-1);
  if (!mail) throw new Error('No mail was sent');
  return mail;
}
