import type { ReactNode } from 'react';
import * as css from './SettingsSection.module.css';

interface Props {
  heading: string;
  text: string;
  children: ReactNode;
}

/** One row of the settings: what it is about, and beside it what can be done. */
export function SettingsSection({ heading, text, children }: Props) {
  return (
    <section className={css.root}>
      <div>
        <h2 className={css.heading}>{heading}</h2>
        <p className={css.text}>{text}</p>
      </div>
      <div className={css.content}>{children}</div>
    </section>
  );
}
