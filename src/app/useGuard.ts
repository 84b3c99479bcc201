import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useAtomValue, useSetAtom } from '~/state/jotai';
import {
  checkStaffAtom,
  type Session,
  sessionAtom,
  startSessionAtom,
  stopAskingAtom,
} from '~/state/session';
import type { Audience } from './page';
import { signInAddress } from './turnAway';

/**
 * Says 'enter' once the page may be seen; sends everybody else to sign in and back.
 * @param active  false while the next page is on its way: then it is not for this one to redirect
 * @returns the verdict, for 'unknown' the way to ask again, and the way to wait no longer
 */
export function useGuard(audience: Audience, active: boolean) {
  const session = useAtomValue(sessionAtom);
  const start = useSetAtom(startSessionAtom);
  const checkStaff = useSetAtom(checkStaffAtom);
  const cancel = useSetAtom(stopAskingAtom);
  const verdict = judge(audience, session);

  useEffect(() => void start(), []);

  useEffect(() => {
    if (verdict === 'check') void checkStaff();
    if (active && verdict === 'refuse') navigate(signInAddress(audience), { replace: true });
  }, [verdict, active]);

  return { verdict, retry: () => void checkStaff(), cancel };
}

/** 'check' asks for the profile of someone who is signed in but not yet known as staff. */
function judge(
  audience: Audience,
  session: Session,
): 'enter' | 'wait' | 'check' | 'refuse' | 'unknown' {
  if (session.status === 'loading') return 'wait';
  if (session.status === 'guest') return 'refuse';
  if (audience === 'customer' || session.status === 'staff') return 'enter';
  return session.status === 'unchecked' ? 'unknown' : 'check';
}
