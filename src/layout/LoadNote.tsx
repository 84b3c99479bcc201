import { loadNotes } from '~/content/failures';
import { Button } from '~/ui/Button';
import * as css from './LoadNote.module.css';

/** Above a page that stays on screen, when part of what was asked for could not be fetched. */
export function LoadNote({ failure }: { failure: keyof typeof loadNotes }) {
  const { heading, text, reload } = loadNotes[failure];
  return (
    <div role="alert" className={css.root}>
      <p>
        <strong>{heading}.</strong> {text}
      </p>
      <Button variant="secondary" onClick={() => location.reload()}>
        {reload}
      </Button>
    </div>
  );
}
