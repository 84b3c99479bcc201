import type { ReactNode } from 'react';
import * as css from './PageHeader.module.css';

interface Props {
  heading: string;
  lead?: ReactNode;
  /** Stands above the heading: a way back, a date. */
  above?: ReactNode;
  children?: ReactNode;
}

/** The top of most public pages. */
export function PageHeader({ heading, lead, above, children }: Props) {
  return (
    <div className={css.root}>
      <div className={css.inner}>
        {above && <div className={css.above}>{above}</div>}
        <h1 className={css.heading} dir="auto">
          {heading}
        </h1>
        {lead && (
          <p className={css.lead} dir="auto">
            {lead}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
