import type { ReactNode } from 'react';
import * as css from './Empty.module.css';

/** In the place of a list that has nothing to show. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className={css.root}>{children}</p>;
}
