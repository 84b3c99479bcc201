import { useEffect } from 'react';
import { crash, loadFailure } from '~/content/notFound';
import { Button, ButtonLink } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

/** Instead of a page whose code could not be fetched. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  // nobody who cannot see it should wait for a page that will not come
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);

  return (
    <Notice heading={loadFailure.heading} text={loadFailure.text}>
      <Button onClick={onRetry}>{loadFailure.retry}</Button>
      <ButtonLink variant="secondary" href={loadFailure.home.href}>
        {loadFailure.home.label}
      </ButtonLink>
    </Notice>
  );
}

/** Instead of a page that broke. */
export function Crashed() {
  return (
    <Notice heading={crash.heading} text={crash.text}>
      <Button onClick={() => location.reload()}>{crash.reload}</Button>
      <ButtonLink variant="secondary" href={crash.contact.href}>
        {crash.contact.label}
      </ButtonLink>
    </Notice>
  );
}
