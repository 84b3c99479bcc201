import type { Preferences } from './prefer';
import { Problem } from './problem';
import { notSatisfiable, type Range } from './range';

export interface Outcome {
  /** The rows as a JSON array. */
  body: string;
  rows: number;
  /** How many of them were there before and took the place of an insertion. */
  updated: number;
  /** How many there are in all, where that was asked for. */
  total: number | null;
}

const singular = 'application/vnd.pgrst.object+json';

/** Refuses where one row is asked for and there are none or many. */
export function expectOne(request: Request, { rows }: Outcome): boolean {
  if (!request.headers.get('accept')?.includes(singular)) return false;
  if (rows === 1) return true;
  const message = 'Cannot coerce the result to a single JSON object';
  throw new Problem(406, 'PGRST116', message, `The result contains ${rows} rows`);
}

/** The answer to a GET or HEAD: whole or, when the count says there is more, partial. */
export function readAnswer(
  request: Request,
  outcome: Outcome,
  { offset }: Range,
  { applied }: Preferences,
): Response {
  const { rows, total } = outcome;
  if (total !== null && offset > total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`;
    throw notSatisfiable(details, total);
  }
  const status = total !== null && rows < total ? 206 : 200;
  return answer(request, status, outcome, headersOf(applied, rangeOf(rows, offset, total)));
}

/** The answer to a change. */
export function writeAnswer(request: Request, outcome: Outcome, preferences: Preferences) {
  const { rows, updated, total } = outcome;
  const { method } = request;
  const range = method === 'PATCH' ? rangeOf(rows, 0, total) : `*/${total ?? '*'}`;
  const headers = headersOf(preferences.applied, range);
  const status = method === 'POST' && !(rows && rows === updated) ? 201 : 200;
  if (preferences.returned === 'representation') return answer(request, status, outcome, headers);
  return new Response(null, { status: method === 'POST' ? status : 204, headers });
}

const rangeOf = (rows: number, offset: number, total: number | null): string =>
  `${rows ? `${offset}-${offset + rows - 1}` : '*'}/${total ?? '*'}`;

const headersOf = (applied: string, range: string): Record<string, string> => ({
  'Content-Range': range,
  ...(applied && { 'Preference-Applied': applied }),
});

function answer(
  request: Request,
  status: number,
  outcome: Outcome,
  headers: Record<string, string>,
): Response {
  const one = expectOne(request, outcome);
  const type = `${one ? singular : 'application/json'}; charset=utf-8`;
  // without the array's brackets: the row's text has to stay as the database wrote it
  const body = one ? outcome.body.slice(1, -1) : outcome.body;
  return new Response(body, { status, headers: { 'Content-Type': type, ...headers } });
}
