import type { SessionUser } from '~/domain/entities';
import { useAtomValue } from '~/state/jotai';
import { sessionAtom } from '~/state/session';

/** The member of staff on whose screen this is; null only while the session ends. */
export function useStaff(): SessionUser | null {
  const session = useAtomValue(sessionAtom);
  return session.status === 'staff' ? session.user : null;
}
