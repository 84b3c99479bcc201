import { frame } from '~/content/navigation';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import * as css from './ThemeToggle.module.css';

/**
 * Rendered once for both themes; the stylesheet shows the half that applies. The boot script
 * does the switching, so that the button works before anything else has loaded.
 */
export function ThemeToggle() {
  return (
    <button type="button" className={css.root} data-theme-toggle="" data-needs-js="">
      <span className={css.whenLight}>
        <Icon name="moon" />
        <VisuallyHidden>{frame.toDark}</VisuallyHidden>
      </span>
      <span className={css.whenDark}>
        <Icon name="sun" />
        <VisuallyHidden>{frame.toLight}</VisuallyHidden>
      </span>
    </button>
  );
}
