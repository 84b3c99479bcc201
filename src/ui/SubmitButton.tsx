import { Button } from './Button';
import * as css from './SubmitButton.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface Props {
  label: string;
  /** Stands in the button, and is said aloud, while the form is on its way. */
  busyLabel: string;
  busy: boolean;
  /** Keeps the focus all the same, as while busy. */
  disabled?: boolean | undefined;
}

/** Sends its form. While busy it keeps the focus, so the form itself has to refuse a second time. */
export function SubmitButton({ label, busyLabel, busy, disabled }: Props) {
  return (
    <>
      <Button type="submit" size="l" wide aria-disabled={busy || disabled || undefined}>
        {busy && <span className={css.bar} aria-hidden="true" />}
        {busy ? busyLabel : label}
      </Button>
      <VisuallyHidden>
        <span role="status">{busy && busyLabel}</span>
      </VisuallyHidden>
    </>
  );
}
