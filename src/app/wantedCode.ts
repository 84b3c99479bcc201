import type { Route } from './page';

/**
 * Routes whose code is fetched with them from now on: a form that somebody turned to, and those of
 * which a page was opened that is not prerendered.
 */
const wanted = new Set<Route>();

export const isCodeWanted = (route: Route): boolean => wanted.has(route);

export const wantCode = (route: Route): void => void wanted.add(route);
