import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as css from './Section.module.css';

interface Props {
  id?: string;
  heading: string;
  lead?: ReactNode;
  /** Beside the heading as in a guide's row, or below it over the full width. */
  layout?: 'row' | 'stack';
  tone?: 'plain' | 'sunken' | 'inverse';
  children: ReactNode;
}

/** A stretch of a page, set like a row of the programme guide: its name left, its slots right. */
export function Section({ id, heading, lead, layout = 'row', tone = 'plain', children }: Props) {
  return (
    <section id={id} className={clsx(css.root, css[tone])} data-below="">
      <div className={clsx(css.inner, css[layout])}>
        <div className={css.intro}>
          <h2>{heading}</h2>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        <div className={css.content}>{children}</div>
      </div>
    </section>
  );
}
