import * as css from './Avatar.module.css';

/** A person's initials in place of a picture; the name itself stands beside it. */
export function Avatar({ initials }: { initials: string }) {
  return (
    <span className={css.root} aria-hidden="true">
      {initials}
    </span>
  );
}
