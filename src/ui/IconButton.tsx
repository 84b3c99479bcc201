import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './IconButton.module.css';

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Its name, which also shows when the pointer rests on it. */
  label: string;
  danger?: boolean;
};

/** A button that shows a drawing only. */
export function IconButton({ label, danger, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={clsx(css.root, danger && css.danger, className)}
    >
      {/* on the button itself it would be read as a description, after the name that it repeats */}
      <span className={css.face} title={label}>
        {children}
      </span>
    </button>
  );
}
