import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as css from './Badge.module.css';

export type BadgeTone = 'plain' | 'now' | 'accent' | 'info';

/** One word on a ground of its own; the colour only repeats what the word says. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={clsx(css.root, css[tone])}>{children}</span>;
}
