import { fieldMessages } from '~/content/fieldMessages';
import type { FormFailure } from '~/lib/useForm';
import { VisuallyHidden } from '~/ui/VisuallyHidden';

/** Tells a screen reader how many fields a held-back form wants checked. */
export function FormAlert({ failure }: { failure: FormFailure | null }) {
  return (
    <VisuallyHidden>
      <span role="alert">
        {/* the key makes an equal message a new one, which is read out again */}
        {failure && <span key={failure.attempt}>{fieldMessages.summary(failure.count)}</span>}
      </span>
    </VisuallyHidden>
  );
}
