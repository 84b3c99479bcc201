/** One request as it arrived; `status` is 0 until it is answered. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  status: number;
  /** The client went away before it was answered. */
  givenUp: boolean;
}

export interface Match {
  method?: string;
  path?: RegExp;
  /** What follows the path in the address. */
  search?: RegExp;
}

export const matches = (
  { method, path, search }: Match,
  request: Pick<LoggedRequest, 'method' | 'path' | 'search'>,
) =>
  (method === undefined || method === request.method) &&
  (!path || path.test(request.path)) &&
  (!search || search.test(request.search));

/** All requests but preflights, in order of arrival. */
export function createLog() {
  const requests: LoggedRequest[] = [];
  const waiting = new Set<() => void>();
  return {
    requests,
    add(request: Request, body: string): LoggedRequest {
      const { pathname: path, search } = new URL(request.url);
      const headers = Object.fromEntries(request.headers);
      const { method } = request;
      const entry = { method, path, search, headers, body, status: 0, givenUp: false };
      requests.push(entry);
      for (const check of waiting) check();
      return entry;
    },
    /** The first request that matches, among those that came after `from` others. */
    arrival(match: Match, from = 0): Promise<LoggedRequest> {
      return new Promise((resolve) => {
        const check = () => {
          const found = requests.slice(from).find((each) => matches(match, each));
          if (!found) return;
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        check();
      });
    },
  };
}
export type Log = ReturnType<typeof createLog>;
