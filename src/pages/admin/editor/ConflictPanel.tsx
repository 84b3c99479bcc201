import { useEffect, useRef, useState } from 'react';
import { conflictWords } from '~/content/conflicts';
import { Button } from '~/ui/Button';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { FormError } from '~/ui/FormError';
import { choiceId, ClashChoice } from './ClashChoice';
import * as css from './ConflictPanel.module.css';
import type { Conflict, Side } from './useConflict';

interface Props {
  conflict: Conflict;
  busy: boolean;
  /** Goes on with this text; saving it is refused again. */
  onClose: () => void;
  /** Gives up this text for the newer version. */
  onReplace: () => void;
}

/** Part of the form: what both changed, which text is to stand, and saving that. */
export function ConflictPanel({ conflict, busy, onClose, onReplace }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState(false);
  const { newer, clashes, mine, theirs, choices, attempts, choose } = conflict;
  const missing = clashes.find((field) => !choices[field]);
  const all = (side: Side) => ({
    'aria-pressed': clashes.every((field) => choices[field] === side),
    onClick: () => choose(side, clashes),
  });
  useEffect(() => heading.current?.focus(), [newer]);
  useEffect(() => {
    if (attempts > 0 && missing) document.getElementById(choiceId(missing, 'mine'))?.focus();
  }, [attempts]);

  return (
    <section className={css.root} aria-labelledby="conflict-heading">
      <h2 id="conflict-heading" ref={heading} tabIndex={-1} className={css.heading}>
        {conflictWords.heading}
      </h2>
      <p>{conflictWords.changed(newer.by, newer.theirs.updatedAt, new Date())}</p>
      {clashes.length > 0 && <p>{conflictWords.choose}</p>}
      {clashes.length > 1 && (
        <div className={css.actions}>
          <Button variant="secondary" {...all('mine')}>
            {conflictWords.allMine}
          </Button>
          <Button variant="secondary" {...all('theirs')}>
            {conflictWords.allTheirs}
          </Button>
        </div>
      )}
      {clashes.map((field) => (
        <ClashChoice
          key={field}
          field={field}
          mine={mine[field]}
          theirs={theirs[field]}
          choice={choices[field]}
          onChoose={(side) => choose(side, [field])}
        />
      ))}
      <FormError message={attempts > 0 && missing ? conflictWords.unsettled : undefined} />
      <div className={css.actions}>
        <Button type="submit" aria-disabled={busy || undefined}>
          {conflictWords.save}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {conflictWords.keepEditing}
        </Button>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {conflictWords.reloadTheirs}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          title={conflictWords.discard.title}
          text={conflictWords.discard.text}
          confirmLabel={conflictWords.discard.confirm}
          cancelLabel={conflictWords.discard.cancel}
          onConfirm={onReplace}
          onCancel={() => setAsked(false)}
        />
      )}
    </section>
  );
}
