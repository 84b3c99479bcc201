import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import * as css from './Callout.module.css';

/** A note beside the content: something to know, or to beware of. */
export function Callout({
  tone = 'info',
  children,
}: {
  tone?: 'info' | 'warning';
  children: ReactNode;
}) {
  return (
    <div className={clsx(css.root, tone === 'warning' && css.warning)} role="note">
      <Icon name={tone === 'info' ? 'info' : 'warning'} size={20} className={css.icon} />
      <div>{children}</div>
    </div>
  );
}
