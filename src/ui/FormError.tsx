import { Icon } from './Icon';
import * as css from './FormError.module.css';

/** The place for what is wrong with a form as a whole; always there, so that it is read aloud. */
export function FormError({ message }: { message?: string | undefined }) {
  return (
    <div role="alert">
      {message && (
        <p className={css.root}>
          <Icon name="warning" size={20} className={css.icon} />
          {message}
        </p>
      )}
    </div>
  );
}
