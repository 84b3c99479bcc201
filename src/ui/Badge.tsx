import { clsx } from 'clsx';
import * as css from './Badge.module.css';

export type BadgeTone = 'now' | 'info' | 'accent' | 'neutral';

/** One word about a thing, such as its status; the tone only repeats what the word says. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: string }) {
  return <span className={clsx(css.root, css[tone])}>{children}</span>;
}
