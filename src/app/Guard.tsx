import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { paths } from '~/content/paths';
import { useAtomValue, useSetAtom } from '~/state/jotai';
import { checkStaffAtom, type Session, sessionAtom, startSessionAtom } from '~/state/session';
import { Loading } from '~/ui/Loading';
import type { Frame, Route } from './page';

const loginPaths = { customer: paths.login, staff: paths.adminLogin };

interface Props {
  route: Route;
  Frame: Frame;
  /** False while the next page is on its way: then it is not for this guard to redirect. */
  active: boolean;
  children: ReactNode;
}

/** Keeps a page for those it is meant for; sends others to sign in and back. */
export function Guard({ route, Frame, active, children }: Props) {
  const session = useAtomValue(sessionAtom);
  const start = useSetAtom(startSessionAtom);
  const checkStaff = useSetAtom(checkStaffAtom);
  const [path, navigate] = useLocation();
  const { guard } = route;
  const verdict = guard ? judge(guard, session) : 'enter';

  useEffect(() => {
    if (guard) void start();
  }, [guard]);

  useEffect(() => {
    if (verdict === 'check') void checkStaff();
    if (guard && active && verdict === 'refuse') {
      navigate(`${loginPaths[guard]}?next=${encodeURIComponent(path)}`, { replace: true });
    }
  }, [verdict, active]);

  const page = verdict === 'enter' ? children : <Loading />;
  // the staff frame names the person in it, so it waits as the page does
  return guard === 'staff' && verdict !== 'enter' ? (
    <main id="content">{page}</main>
  ) : (
    <Frame>{page}</Frame>
  );
}

/** 'check' asks for the profile of someone who is signed in but not yet known as staff. */
function judge(
  guard: 'customer' | 'staff',
  session: Session,
): 'enter' | 'wait' | 'check' | 'refuse' {
  if (session.status === 'loading') return 'wait';
  if (session.status === 'guest') return 'refuse';
  if (guard === 'customer' || session.status === 'staff') return 'enter';
  return 'check';
}
