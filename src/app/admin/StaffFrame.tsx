import { type ComponentProps, Fragment, useEffect, useRef } from 'react';
import AdminFrame from '~/layout/admin/AdminFrame';
import { LoadFailed } from '~/layout/LoadFailed';
import { lazyDialog } from '~/parts/admin/lazyDialog';
import { useStaff } from '~/parts/admin/useStaff';
import { PageLoading } from '~/parts/PageLoading';
import { sendHeldSaveAtom } from '~/state/heldSave';
import { useAtomValue, useSetAtom } from '~/state/jotai';
import { endedAtom } from '~/state/session';
import type { Frame } from '../page';
import { useGuard } from '../useGuard';

const SignInAgain = lazyDialog(() =>
  import('~/parts/admin/SignInAgain').then((module) => module.SignInAgain),
);

/** Keeps a page for members of staff. The frame names the person in it, so it waits as well. */
export default function StaffFrame({ path, active, children }: ComponentProps<Frame>) {
  const { verdict, retry, cancel } = useGuard('staff', active);
  const staff = useStaff();
  // not while nobody is: what was typed is asked about, or signed in for again
  const person = useRef(staff?.id);
  if (staff) person.current = staff.id;
  const ended = useAtomValue(endedAtom);
  const setEnded = useSetAtom(endedAtom);
  const sendHeldSave = useSetAtom(sendHeldSaveAtom);
  useEffect(() => sendHeldSave(), [ended]);
  if (verdict === 'enter') {
    // its key has the code fetched anew when that failed
    const again = ended && <SignInAgain key={ended} onClose={() => setEnded('aside')} />;
    return (
      <AdminFrame path={path} notice={again}>
        {/* when somebody else signs in in another tab, what is typed here is not theirs */}
        <Fragment key={person.current}>{children}</Fragment>
      </AdminFrame>
    );
  }
  return (
    <main id="content">
      {verdict === 'unknown' ? <LoadFailed onRetry={retry} /> : <PageLoading onCancel={cancel} />}
    </main>
  );
}
