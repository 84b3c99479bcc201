import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './Button.module.css';

interface Look {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'm' | 'l' | undefined;
  /** Fills the width of its container. */
  wide?: boolean | undefined;
  className?: string | undefined;
}

const looks = ({ variant = 'primary', size, wide, className }: Look) =>
  clsx(css.root, css[variant], size === 'l' && css.large, wide && css.wide, className);

export function Button({
  variant,
  size,
  wide,
  className,
  ...rest
}: Look & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={looks({ variant, size, wide, className })} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  className,
  ...rest
}: Look & ComponentProps<'a'>) {
  return <a {...rest} className={looks({ variant, size, wide, className })} />;
}
