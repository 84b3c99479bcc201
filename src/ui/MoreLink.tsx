import type { ReactNode } from 'react';
import { Icon } from './Icon';
import * as css from './MoreLink.module.css';

/** The link at the end of a section that leads on. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={css.root} href={href}>
      {children}
      <Icon name="arrowRight" size={20} />
    </a>
  );
}
