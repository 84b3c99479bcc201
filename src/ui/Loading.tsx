import * as css from './Loading.module.css';

/** Stands where content will be; says so to those who cannot see it move. */
export function Loading({ label = 'Loading…' }: { label?: string }) {
  return (
    <p className={css.root} role="status">
      <span className={css.bar} aria-hidden="true" />
      {label}
    </p>
  );
}
