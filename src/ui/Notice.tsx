import type { ReactNode } from 'react';
import * as css from './Notice.module.css';

interface Props {
  /** A short mark above the heading, such as a status code. */
  mark?: string;
  heading: string;
  text: string;
  children?: ReactNode;
}

/** A whole page's message: what is the matter and what to do next. */
export function Notice({ mark, heading, text, children }: Props) {
  return (
    <div className={css.root}>
      {mark && <p className={css.mark}>{mark}</p>}
      <h1 tabIndex={-1}>{heading}</h1>
      <p className={css.text}>{text}</p>
      <div className={css.actions}>{children}</div>
    </div>
  );
}
