import type { Route } from './page';

/**
 * Routes that come with their code from now on: a form that was turned to, and pages of which one was
 * opened that nothing was rendered ahead of.
 */
const wanted = new Set<Route>();

export const isCodeWanted = (route: Route): boolean => wanted.has(route);

export const wantCode = (route: Route): void => void wanted.add(route);
