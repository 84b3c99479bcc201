import type { ReactNode } from 'react';
import { Icon } from './Icon';
import * as css from './BackLink.module.css';

/** The way back to the page above this one. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={css.root} href={href}>
      <Icon name="arrowLeft" size={20} />
      {children}
    </a>
  );
}
