import { paths } from '~/content/paths';
import { isSignedOut } from '~/data/hints';
import type { Audience, Route } from './page';
import { withoutVisit } from './visit';

const signInPaths: Record<Audience, string> = { customer: paths.login, staff: paths.adminLogin };

/** Where to sign in and come back from to the address that is open. */
export function signInAddress(audience: Audience): string {
  const next = encodeURIComponent(location.pathname + withoutVisit(location.search));
  return `${signInPaths[audience]}?next=${next}`;
}

/**
 * Where nobody can be signed in, the open address becomes that of the sign-in page, before any code
 * of a page for members is fetched. Whether a person who is signed in may see it is up to its guard.
 */
export function turnAway({ guard }: Route): void {
  if (guard && isSignedOut()) history.replaceState(history.state, '', signInAddress(guard));
}
