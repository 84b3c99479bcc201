import { frame } from '~/content/navigation';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import * as css from './PendingBar.module.css';

/** Says that the next page is on its way; shows itself only when that takes a while. */
export function PendingBar({ pending }: { pending: boolean }) {
  return (
    <div role="status">
      {pending && (
        <div className={css.root}>
          <VisuallyHidden>{frame.loading}</VisuallyHidden>
        </div>
      )}
    </div>
  );
}
