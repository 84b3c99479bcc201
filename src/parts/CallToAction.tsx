import type { ReactNode } from 'react';
import * as css from './CallToAction.module.css';

/** The last word of a page: one thing to do next. */
export function CallToAction({
  heading,
  text,
  children,
}: {
  heading: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className={css.root} data-below="">
      <div className={css.inner}>
        <div>
          <h2>{heading}</h2>
          <p className={css.text}>{text}</p>
        </div>
        <div className={css.actions}>{children}</div>
      </div>
    </section>
  );
}
