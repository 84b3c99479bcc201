import type postgres from 'postgres';
import { asText } from '~/lib/fields';
import type { Call, Service } from '../gateway';
import type { Claims, Signer } from '../jwt';
import { expectOne, readAnswer, writeAnswer, type Outcome } from './answer';
import { describeTable, type Table } from './catalog';
import { readClaims } from './claims';
import { readPayload } from './payload';
import { readPreferences, type Preferences } from './prefer';
import { Problem, problemOf, problemResponse } from './problem';
import { readQuery, type Query } from './query';
import { countSql, deleteSql, insertSql, selectSql, updatedSql, updateSql } from './statements';
import { literal } from './text';

/** As hosted projects are set up. */
const maxRows = 1000;

/**
 * The data API. Each request is one transaction, run by the role that its token names.
 * @param sql connects as the role authenticator
 */
export const restService =
  (sql: postgres.Sql, signer: Signer): Service =>
  async (call) => {
    let role = 'anon';
    try {
      const claims = readClaims(call, signer);
      role = asText(claims['role'], 'anon');
      return await sql.begin((transaction) => run(transaction, call, { ...claims, role }));
    } catch (error) {
      return problemResponse(problemOf(error, role));
    }
  };

async function run(sql: postgres.TransactionSql, call: Call, claims: Claims): Promise<Response> {
  const { request, url, path } = call;
  checkPlace(request, path);
  const table = await describeTable(sql, decodeURIComponent(path.slice(1)));
  const query = readQuery(table.name, url.searchParams, request.headers.get('range') ?? '');
  const preferences = readPreferences(request);
  await sql.unsafe(
    `select set_config('request.jwt.claims', ${literal(JSON.stringify(claims))}, true), ` +
      `set_config('role', ${literal(asText(claims['role']))}, true)`,
  );
  if (request.method === 'GET' || request.method === 'HEAD') {
    const limit = Math.min(query.limit ?? maxRows, maxRows);
    const statement = selectSql(table, { ...query, limit });
    const total = preferences.counted ? countSql(table, query) : 'null';
    return readAnswer(request, await outcomeOf(sql, statement, total), query, preferences);
  }
  const statement = await writeSql(call, table, query, preferences);
  const outcome = statement
    ? await outcomeOf(sql, statement, preferences.counted ? 'count(*)::int' : 'null')
    : { body: '[]', rows: 0, updated: 0, total: null };
  expectOne(request, outcome);
  return writeAnswer(request, outcome, preferences);
}

/** Only tables and views of the schema `public` are served: this project has no functions in it. */
function checkPlace({ headers }: Request, path: string): void {
  const schema = headers.get('accept-profile') ?? headers.get('content-profile') ?? 'public';
  if (schema !== 'public') {
    const hint = 'Only the following schemas are exposed: public';
    throw new Problem(406, 'PGRST106', `Invalid schema: ${schema}`, null, hint);
  }
  const [, called] = /^\/rpc\/(.*)$/.exec(path) ?? [];
  if (called === undefined) return;
  const message = `Could not find the function public.${called} in the schema cache`;
  throw new Problem(404, 'PGRST202', message);
}

/** @returns '' where there is nothing to change */
async function writeSql(
  { request, url }: Call,
  table: Table,
  query: Query,
  preferences: Preferences,
): Promise<string> {
  const { method } = request;
  if (method === 'DELETE') return deleteSql(table, query, preferences);
  if (method !== 'POST' && method !== 'PATCH') {
    throw new Problem(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
  }
  const payload = readPayload(table, await request.text(), url.searchParams.get('columns'));
  if (method === 'POST') {
    const conflict = url.searchParams.get('on_conflict');
    return insertSql({ table, query, payload, preferences, conflict });
  }
  return payload.columns.length ? updateSql(table, query, payload, preferences) : '';
}

/** @param total an expression over the rows */
async function outcomeOf(sql: postgres.ISql, statement: string, total: string): Promise<Outcome> {
  const [outcome] = await sql.unsafe<Outcome[]>(
    `with pgrst_source as (${statement}) ` +
      `select coalesce(json_agg(pgrst_source), '[]')::text as body, ` +
      `count(*)::int as rows, ${updatedSql} as updated, ${total} as total from pgrst_source`,
  );
  if (!outcome) throw new Error('The statement gave back no row');
  return outcome;
}
