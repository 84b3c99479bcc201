import { cancelled } from '~/content/cancelled';
import { Button } from '~/ui/Button';
import { FormError } from '~/ui/FormError';

/** In place of what somebody did not want to wait for. */
export function Stopped({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <FormError message={cancelled.read} />
      <Button variant="secondary" onClick={onRetry}>
        {cancelled.retry}
      </Button>
    </>
  );
}
