import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './IconButton.module.css';

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Its name, which also shows when the pointer rests on it. */
  label: string;
  danger?: boolean;
};

/** A button that shows a drawing only. */
export function IconButton({ label, danger, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={clsx(css.root, danger && css.danger, className)}
    />
  );
}
