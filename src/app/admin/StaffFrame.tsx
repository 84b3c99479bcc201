import type { ComponentProps } from 'react';
import AdminFrame from '~/layout/admin/AdminFrame';
import { LoadFailed } from '~/layout/LoadFailed';
import { SignInAgain } from '~/parts/admin/SignInAgain';
import { PageLoading } from '~/parts/PageLoading';
import type { Frame } from '../page';
import { useGuard } from '../useGuard';

/** Keeps a page for members of staff. The frame names the person in it, so it waits as well. */
export default function StaffFrame({ active, children }: ComponentProps<Frame>) {
  const { verdict, retry } = useGuard('staff', active);
  if (verdict === 'enter') {
    return (
      <>
        <AdminFrame>{children}</AdminFrame>
        <SignInAgain />
      </>
    );
  }
  return (
    <main id="content">
      {verdict === 'unknown' ? <LoadFailed onRetry={retry} /> : <PageLoading />}
    </main>
  );
}
