import { cancelled } from '~/content/cancelled';
import { PATIENCE, useLate } from '~/lib/useLate';
import { Button } from '~/ui/Button';

/** Beside a button that is busy, once that takes its time: the way to wait no longer. */
export function LateCancel({ onCancel, wide }: { onCancel: () => void; wide?: boolean }) {
  return (
    useLate(PATIENCE) && (
      <Button variant="secondary" wide={wide} onClick={onCancel}>
        {cancelled.button}
      </Button>
    )
  );
}
