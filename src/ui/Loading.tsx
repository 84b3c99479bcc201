import { PATIENCE, useLate } from '~/lib/useLate';
import { Button } from './Button';
import * as css from './Loading.module.css';

interface Props {
  label?: string;
  lateLabel?: string;
  cancelLabel?: string;
  /** Where waiting can be given up, offered once it takes its time. */
  onCancel?: () => void;
}

/** Stands where content will be; says so to those who cannot see it move. */
export function Loading({
  label = 'Loading…',
  lateLabel = 'Still working…',
  cancelLabel = 'Cancel',
  onCancel,
}: Props) {
  const late = useLate(PATIENCE);
  return (
    <div className={css.root}>
      <p className={css.text} role="status">
        <span className={css.bar} aria-hidden="true" />
        {late ? lateLabel : label}
      </p>
      {late && onCancel && (
        <Button variant="secondary" onClick={onCancel}>
          {cancelLabel}
        </Button>
      )}
    </div>
  );
}
