import { Glyph } from './Icon';
import * as css from './Stars.module.css';

const shape = 'M12 3l2.7 5.8 6.3.8-4.7 4.3 1.3 6.3-5.6-3.2-5.6 3.2 1.3-6.3L3 9.6l6.3-.8Z';

/** `value` of five stars; a half is drawn as a half. */
export function Stars({ value, label }: { value: number; label: string }) {
  return (
    <span className={css.root} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <span
          key={star}
          className={value >= star ? css.full : value > star - 1 ? css.half : css.empty}
        >
          <Glyph d={shape} solid size={20} />
        </span>
      ))}
    </span>
  );
}
