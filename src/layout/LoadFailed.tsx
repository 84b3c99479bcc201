import { loadFailure } from '~/content/failures';
import { Button, ButtonLink } from '~/ui/Button';
import { FailureNotice } from './FailureNotice';

/** Instead of a page whose code could not be fetched. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <FailureNotice heading={loadFailure.heading} text={loadFailure.text}>
      <Button onClick={onRetry}>{loadFailure.retry}</Button>
      <ButtonLink variant="secondary" href={loadFailure.home.href}>
        {loadFailure.home.label}
      </ButtonLink>
    </FailureNotice>
  );
}
