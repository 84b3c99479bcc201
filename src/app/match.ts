import { pagePath } from '~/domain/pagePath';
import type { Match, Params, Route } from './page';
import { notFoundRoute, routes } from './routes';

const patterns = routes.map((route) => ({ route, pattern: compile(route.path) }));

/** The route that a path leads to; the not-found page when none does. */
export function matchPath(address: string): Match {
  const path = pagePath(address);
  for (const { route, pattern } of patterns) {
    const found = pattern.exec(path);
    const params = found && decoded(found.groups ?? {});
    if (params) return { path, route, params };
  }
  return { path, route: notFoundRoute, params: {} };
}

/** The path of a route with its parameters filled in. */
export const buildPath = (route: Route, params: Params): string =>
  route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** What its HTML is called, where a page can be fetched as HTML alone. */
export const partName = ({ id }: Route, params: Params): string =>
  [id, ...Object.values(params)].join('-');

function compile(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

/** Null for an address that is not valid percent-encoding. */
function decoded(groups: Record<string, string>): Params | null {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([key, value]) => [key, decodeURIComponent(value)]),
    );
  } catch {
    return null;
  }
}
