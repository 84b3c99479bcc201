import { asFields, asText } from '~/lib/fields';
import { parseJson } from '../http';
import { startTestSupabase } from '../index';
import { callers, type Call, type Calls, type More } from './call';
import { startPostgrest } from './postgrest';
import { reads } from './reads';
import { jwtSecret, resetRows, tokensOf } from './world';
import { writes } from './writes';

interface Comparison {
  calls: number;
  /** Where the answers differ and no reason is given, or agree in spite of one. */
  surprises: string[];
}

/** Asks the double and a real PostgREST the same, over the same database. */
export async function compareServers(program: string): Promise<Comparison> {
  const server = await startTestSupabase({ jwtSecret });
  const real = await startPostgrest(program, server.db.options);
  const tokens = await tokensOf(server);
  const answer = async (base: string, token: string, call: Call) => {
    await resetRows(server);
    return essence(await send(base, call, server.anonKey, token));
  };

  const surprises: string[] = [];
  const all = [reads, writes].flatMap(entriesOf);
  for (const { who, call } of all) {
    const theirs = await answer(real.url, tokens[who], call);
    const ours = await answer(`${server.url}/rest/v1`, tokens[who], call);
    const different = Object.keys({ ...theirs, ...ours }).filter(
      (key) => theirs[key] !== ours[key],
    );
    if (different.length > 0 === 'differs' in moreOf(call)) continue;
    const lines = different.map((key) => `  ${key}: ${theirs[key]}\n  here: ${ours[key]}`);
    surprises.push([`${who} ${JSON.stringify(call)}`, ...lines].join('\n'));
  }
  real.stop();
  await server.close();
  return { calls: all.length, surprises };
}

const entriesOf = (calls: Calls) =>
  callers.flatMap((who) => (calls[who] ?? []).map((call) => ({ who, call })));

const moreOf = (call: Call): More => (typeof call === 'string' ? {} : call[1]);

async function send(base: string, call: Call, apikey: string, token: string): Promise<Response> {
  const request = typeof call === 'string' ? call : call[0];
  const space = request.indexOf(' ');
  const { body, text, prefer, headers } = moreOf(call);
  return fetch(base + request.slice(space + 1), {
    method: request.slice(0, space),
    body: text ?? (body === undefined ? null : JSON.stringify(body)),
    headers: {
      apikey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(prefer && { prefer }),
      ...headers,
    },
  });
}

/** Codes that have changed since the version of PostgREST that there is a package of. */
const renamed: Readonly<Record<string, string>> = { '42P01': 'PGRST205', PGRST303: 'PGRST301' };

/** What has to agree. The words of PostgREST's own errors change with its version; they may not. */
async function essence(response: Response): Promise<Record<string, string>> {
  const { status, headers } = response;
  const text = masked(await response.text());
  const shared = {
    status: `${status}`,
    'content-range': headers.get('content-range') ?? '',
    'www-authenticate': headers.get('www-authenticate')?.split(' ')[0] ?? '',
  };
  if (status >= 400) {
    const error = asFields(parseJson(text));
    const given = asText(error?.['code']);
    const code = renamed[given] ?? given;
    return { ...shared, code, ...(!code.startsWith('PGRST') && { text }) };
  }
  return {
    ...shared,
    text,
    'content-type': headers.get('content-type') ?? '',
    'preference-applied': headers.get('preference-applied') ?? '',
  };
}

/** Without ids and instants, which are new each time. */
const masked = (text: string): string =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, '(id)')
    .replace(/\d{4}-\d\d-\d\d[T ][\d:.]+\+00(:00)?/g, '(instant)');
