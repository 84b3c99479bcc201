import * as css from './Icon.module.css';

/**
 * The mark: a wren of three guide slots, tail cocked, standing on the line that says 'now'. `size` is
 * its side in CSS pixels.
 */
export function Logo({ size }: { size: number }) {
  return (
    <svg className={css.slots} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d="M18.5 5h4a3.5 3.5 0 0 1 3.2 2l4.3 1.8-4.3.7V11h-7.2ZM2 4h4.5l4 8.5h4v5H9a1.5 1.5 0 0 1-1.4-1ZM18.5 12.5h7.6a9 9 0 0 1 .2 5h-7.8ZM9 19h5.5v5.5A7 7 0 0 1 9 19ZM18.5 19h7.3a7.5 7.5 0 0 1-7.3 5.5Z" />
      <path className={css.now} d="M15.5 2h2v28h-2Z" />
    </svg>
  );
}
