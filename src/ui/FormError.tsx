import { Icon } from './Icon';
import * as css from './FormError.module.css';

interface Props {
  message?: string | undefined;
  /** Not read aloud, because it was said elsewhere and changes all the time. */
  silent?: boolean | undefined;
}

/** The place for what is wrong with a form as a whole; always there, so that it is read aloud. */
export function FormError({ message, silent }: Props) {
  return (
    <div role={silent ? undefined : 'alert'}>
      {message && (
        <p className={css.root}>
          <Icon name="warning" size={20} className={css.icon} />
          {message}
        </p>
      )}
    </div>
  );
}
