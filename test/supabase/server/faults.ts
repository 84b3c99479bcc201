import { type LoggedRequest, matches, type Match } from './log';

/** A way to answer badly. */
export type FaultKind =
  | { kind: 'answer'; status: number; body: string; headers: Record<string, string> }
  /** Answers well, but late. */
  | { kind: 'slow'; ms: number }
  /** Answers well, once it is let. */
  | { kind: 'held'; release: Promise<void> }
  /** Never answers; `done` when the work is done all the same. */
  | { kind: 'hang'; done: boolean }
  /** Ends the connection: before the work, after it, or in the middle of the answer's body. */
  | { kind: 'broken'; at: 'before' | 'middle' | 'after' }
  /** Resets the connection at once. */
  | { kind: 'refused' };

const answer = (status: number, body: string, headers: Record<string, string> = {}): FaultKind => ({
  kind: 'answer',
  status,
  body,
  headers,
});

export const faults = {
  json: (status: number, body: unknown, headers?: Record<string, string>) =>
    answer(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers }),
  /** A gateway's error page or, with 200, a captive portal's. */
  html: (status: number) =>
    answer(status, '<!doctype html><title>Sorry</title><h1>Sorry</h1>', {
      'content-type': 'text/html; charset=utf-8',
    }),
  empty: (status: number) => answer(status, ''),
  tooMany: (seconds: number) =>
    faults.json(
      429,
      { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
      { 'retry-after': String(seconds), 'x-supabase-api-version': '2024-01-01' },
    ),
  slow: (ms: number): FaultKind => ({ kind: 'slow', ms }),
  held: (release: Promise<void>): FaultKind => ({ kind: 'held', release }),
  hang: (done = false): FaultKind => ({ kind: 'hang', done }),
  broken: (at: 'before' | 'middle' | 'after'): FaultKind => ({ kind: 'broken', at }),
  refused: { kind: 'refused' } satisfies FaultKind,
};

/** How often the fault strikes: once, where nothing else is said. */
export type FaultMatch = Match & { times?: number };

export function createFaults() {
  const planned: { match: Match; left: number; what: FaultKind }[] = [];
  return {
    /** @returns the way to mend it before its time */
    plan({ times = 1, ...match }: FaultMatch, what: FaultKind): () => void {
      const fault = { match, left: times, what };
      planned.push(fault);
      return () => void (fault.left = 0);
    },
    /** Takes the fault that strikes this request, if any: the one planned first. */
    strike(request: Pick<LoggedRequest, 'method' | 'path' | 'search'>): FaultKind | undefined {
      const fault = planned.find(({ left, match }) => left > 0 && matches(match, request));
      if (fault) fault.left -= 1;
      return fault?.what;
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;
