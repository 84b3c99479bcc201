import { adminList } from '~/content/admin/list';
import { focusMain } from '~/lib/focusMain';
import { Button } from '~/ui/Button';
import { FormError } from '~/ui/FormError';

/** In place of a list that could not be read: why, and another try. */
export function ListFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const retry = () => {
    focusMain();
    onRetry();
  };
  return (
    <>
      <FormError message={message} />
      <Button variant="secondary" onClick={retry}>
        {adminList.retry}
      </Button>
    </>
  );
}
