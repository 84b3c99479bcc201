import type { ComponentProps } from 'react';
import { focusMain } from '~/lib/focusMain';
import { PATIENCE, useLate } from '~/lib/useLate';
import { Button } from './Button';
import * as css from './Loading.module.css';

interface Cancel extends Pick<ComponentProps<typeof Button>, 'wide' | 'className'> {
  onCancel: () => void;
}

/**
 * The way to wait no longer, beside what is busy, once that takes its time. It goes with that; the
 * focus, should it have it, goes to the form's submit button, else to the page's content.
 */
export function LateCancel({ onCancel, ...look }: Cancel) {
  return (
    useLate(PATIENCE) && (
      <Button ref={givingFocus} variant="secondary" {...look} onClick={onCancel}>
        Cancel
      </Button>
    )
  );
}

/** Has the button, as it goes, give away the focus that it has. */
const givingFocus = (button: HTMLButtonElement) => () => {
  if (document.activeElement !== button) return;
  const submit = button.form?.querySelector<HTMLElement>('[type=submit]');
  if (submit) submit.focus();
  else focusMain();
};

interface Props {
  label?: string;
  /** Where waiting can be given up. */
  onCancel?: () => void;
}

/** Stands where content will be; says so to those who cannot see it move. */
export function Loading({ label = 'Loading...', onCancel }: Props) {
  const late = useLate(PATIENCE);
  return (
    <div className={css.root}>
      <p className={css.text} role="status">
        <span className={css.bar} aria-hidden="true" />
        {late ? 'Still working...' : label}
      </p>
      {onCancel && <LateCancel onCancel={onCancel} />}
    </div>
  );
}
