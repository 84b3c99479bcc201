import { type ReactNode, useEffect, useRef } from 'react';
import { site } from '~/content/site';
import * as css from './AuthLayout.module.css';
import { Guide } from './Guide';
import { NoScripts } from './NoScripts';

interface Props {
  heading: string;
  intro?: string | undefined;
  /** What the person should know before typing anything. */
  note?: string | undefined;
  /** The way to the screen that fits better. */
  below?: { text: string; href: string; label: string } | undefined;
  children?: ReactNode;
}

/** Frame of the screens that ask who you are: the form on paper, an evening on ink beside it. */
export function AuthLayout({ heading, intro, note, below, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(heading);

  // a form that gives way to its outcome takes the focus along: lead it to the new heading
  useEffect(() => {
    if (shown.current !== heading) title.current?.focus();
    shown.current = heading;
  }, [heading]);

  return (
    <div className={css.root}>
      <div className={css.paper}>
        <h1 ref={title} tabIndex={-1} className={css.heading}>
          {heading}
        </h1>
        {intro && <p className={css.intro}>{intro}</p>}
        {note && (
          <p className={css.note} data-needs-js="">
            {note}
          </p>
        )}
        <div className={css.content}>
          {children}
          <NoScripts />
        </div>
        {below && (
          <p className={css.below}>
            {below.text}{' '}
            <a className={css.link} href={below.href}>
              {below.label}
            </a>
          </p>
        )}
      </div>
      <div className={css.ink} aria-hidden="true">
        <p className={css.tagline}>{site.tagline}</p>
        <Guide />
      </div>
    </div>
  );
}
