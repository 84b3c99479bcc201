import type { ComponentProps } from 'react';
import { PageLoading } from '~/parts/PageLoading';
import type { Frame } from '../page';
import { useGuard } from '../useGuard';

/** Keeps a page for who is signed in. */
export default function CustomerGuard({ active, children }: ComponentProps<Frame>) {
  const { verdict, cancel } = useGuard('customer', active);
  return verdict === 'enter' ? children : <PageLoading onCancel={cancel} />;
}
