import { json } from '../http';

/** Why the data API refuses, thrown by whoever finds out. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: string | null = null,
    readonly hint: string | null = null,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

export const unreadable = (what: string, text: string) =>
  new Problem(
    400,
    'PGRST100',
    `"failed to parse ${what} (${text})" (line 1, column 1)`,
    'unexpected',
  );

export function problemResponse({ status, code, message, details, hint, headers }: Problem) {
  return json(status, { code, details, hint, message }, headers);
}

interface PostgresError {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}
const isPostgresError = (error: unknown): error is PostgresError =>
  error instanceof Error && error.name === 'PostgresError' && 'code' in error;

/** By the beginning of the database's code; the longest that fits counts. */
const statuses: readonly (readonly [string, number])[] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['P0001', 400],
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['XX', 500],
];

/** What the database refused, as the API words it. Anything else is a bug and is thrown on. */
export function problemOf(error: unknown, role: string): Problem {
  if (error instanceof Problem) return error;
  if (!isPostgresError(error)) throw error;
  const { code, message, detail, hint } = error;
  const parts = [message, detail ?? null, hint ?? null] as const;
  if (code !== '42501') {
    const status = statuses.find(([start]) => code.startsWith(start))?.[1] ?? 400;
    return new Problem(status, code, ...parts);
  }
  return role === 'anon'
    ? new Problem(401, code, ...parts, { 'WWW-Authenticate': 'Bearer' })
    : new Problem(403, code, ...parts);
}
