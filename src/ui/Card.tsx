import type { ReactNode } from 'react';
import * as css from './Card.module.css';

interface Props {
  heading: string;
  /** Stands at the foot of the card. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A stretch of a page that stands for itself beside others. */
export function Card({ heading, foot, children }: Props) {
  return (
    <section className={css.root}>
      <h2 className={css.heading}>{heading}</h2>
      <div className={css.content}>{children}</div>
      {foot && <div className={css.foot}>{foot}</div>}
    </section>
  );
}
