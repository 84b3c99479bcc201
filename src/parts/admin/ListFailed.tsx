import { adminList } from '~/content/admin/list';
import { Button } from '~/ui/Button';
import { FormError } from '~/ui/FormError';

/** In place of a list that could not be read: why, and another try. */
export function ListFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <>
      <FormError message={message} />
      <Button variant="secondary" onClick={onRetry}>
        {adminList.retry}
      </Button>
    </>
  );
}
