import { clsx } from 'clsx';
import * as css from './Slots.module.css';

/** So many of so many, drawn as slots of the guide; the words stand beside it. */
export function Slots({ taken, total }: { taken: number; total: number }) {
  return (
    <span className={css.root} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={clsx(css.slot, index < taken && css.taken)} />
      ))}
    </span>
  );
}
