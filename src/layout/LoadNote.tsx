import { loadNotes } from '~/content/failures';
import { Button } from '~/ui/Button';
import * as css from './LoadNote.module.css';

interface Props {
  failure: keyof typeof loadNotes;
  /** What its button does; it loads the page anew when left out. */
  onRetry?: (() => void) | undefined;
}

/** Above a page that stays on screen, when part of what was asked for could not be fetched. */
export function LoadNote({ failure, onRetry = () => location.reload() }: Props) {
  const { heading, text, reload } = loadNotes[failure];
  return (
    <div role="alert" className={css.root}>
      <p>
        <strong>{heading}.</strong> {text}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        {reload}
      </Button>
    </div>
  );
}
