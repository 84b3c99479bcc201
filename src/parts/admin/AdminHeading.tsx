import type { ReactNode } from 'react';
import { BackLink } from '~/ui/BackLink';
import * as css from './AdminHeading.module.css';

interface Props {
  heading: string;
  back?: { href: string; label: string };
  /** What can be done on the page, at its right. */
  children?: ReactNode;
}

/** The top of every page of the staff area. */
export function AdminHeading({ heading, back, children }: Props) {
  return (
    <div className={css.root}>
      <div>
        {back && <BackLink href={back.href}>{back.label}</BackLink>}
        <h1 className={css.heading}>{heading}</h1>
      </div>
      {children && <div className={css.actions}>{children}</div>}
    </div>
  );
}
