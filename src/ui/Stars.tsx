import { Icon } from './Icon';
import * as css from './Stars.module.css';

/** `value` of five stars; a half is drawn as a half. */
export function Stars({ value, label }: { value: number; label: string }) {
  return (
    <span className={css.root} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <span
          key={star}
          className={value >= star ? css.full : value > star - 1 ? css.half : css.empty}
        >
          <Icon name="star" size={20} />
        </span>
      ))}
    </span>
  );
}
