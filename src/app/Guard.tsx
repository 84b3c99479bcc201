import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { paths } from '~/content/paths';
import { sessionAtom } from '~/state/session';
import { useAtomValue } from '~/state/jotai';
import { Loading } from '~/ui/Loading';
import type { Route } from './page';

/** Keeps a page for those it is meant for; sends others to sign in. */
export function Guard({ route, children }: { route: Route; children: ReactNode }) {
  const session = useAtomValue(sessionAtom);
  const [, navigate] = useLocation();
  const guest = route.guard === 'customer' && session.status === 'guest';

  useEffect(() => {
    if (guest) navigate(paths.login, { replace: true });
  }, [guest]);

  if (!route.guard) return children;
  return session.status === 'loading' || guest ? <Loading /> : children;
}
