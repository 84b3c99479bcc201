import { type ComponentProps, useEffect } from 'react';
import { Notice } from '~/ui/Notice';

/** Instead of a page. Takes the focus: nobody who cannot see it should wait for what will not come. */
export function FailureNotice(props: ComponentProps<typeof Notice>) {
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);
  return <Notice {...props} />;
}
