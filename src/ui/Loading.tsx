import { useLate } from '~/lib/useLate';
import * as css from './Loading.module.css';

/** From then on people wonder whether anything happens. */
const PATIENCE = 3000;

/** Stands where content will be; says so to those who cannot see it move. */
export function Loading({ label = 'Loading…', lateLabel = 'Still working…' }) {
  const late = useLate(PATIENCE);
  return (
    <p className={css.root} role="status">
      <span className={css.bar} aria-hidden="true" />
      {late ? lateLabel : label}
    </p>
  );
}
