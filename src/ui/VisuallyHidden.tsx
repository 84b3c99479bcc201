import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.module.css';

/** Text for screen readers alone. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.root}>{children}</span>;
}
