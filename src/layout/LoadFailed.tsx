import { loadFailure } from '~/content/failures';
import { focusMain } from '~/lib/focusMain';
import { Button, ButtonLink } from '~/ui/Button';
import { FailureNotice } from './FailureNotice';

/** Instead of a page whose code could not be fetched. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const retry = () => {
    focusMain();
    onRetry();
  };
  return (
    <FailureNotice heading={loadFailure.heading} text={loadFailure.text}>
      <Button onClick={retry}>{loadFailure.retry}</Button>
      <ButtonLink variant="secondary" href={loadFailure.home.href}>
        {loadFailure.home.label}
      </ButtonLink>
    </FailureNotice>
  );
}
