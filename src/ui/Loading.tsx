import type { ComponentProps } from 'react';
import { PATIENCE, useLate } from '~/lib/useLate';
import { Button } from './Button';
import * as css from './Loading.module.css';

interface Cancel extends Pick<ComponentProps<typeof Button>, 'wide' | 'className'> {
  onCancel: () => void;
}

/** The way to wait no longer, beside what is busy, once that takes its time. */
export function LateCancel({ onCancel, ...look }: Cancel) {
  return (
    useLate(PATIENCE) && (
      <Button variant="secondary" {...look} onClick={onCancel}>
        Cancel
      </Button>
    )
  );
}

interface Props {
  label?: string;
  lateLabel?: string;
  /** Where waiting can be given up. */
  onCancel?: () => void;
}

/** Stands where content will be; says so to those who cannot see it move. */
export function Loading({ label = 'Loading...', lateLabel = 'Still working...', onCancel }: Props) {
  const late = useLate(PATIENCE);
  return (
    <div className={css.root}>
      <p className={css.text} role="status">
        <span className={css.bar} aria-hidden="true" />
        {late ? lateLabel : label}
      </p>
      {onCancel && <LateCancel onCancel={onCancel} />}
    </div>
  );
}
