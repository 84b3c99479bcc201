import { useState } from 'react';
import { dialogFailed } from '~/content/admin/failures';
import { offerWords } from '~/content/draftOffers';
import type { KeptDraft } from '~/data/drafts';
import type { ArticleFields } from '~/domain/articleDraft';
import { downloadFields } from '~/parts/admin/downloadFields';
import { newestDraft } from '~/parts/admin/newestDraft';
import { toast } from '~/state/toasts';
import { Button } from '~/ui/Button';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { Icon } from '~/ui/Icon';
import { DraftChanges } from './DraftChanges';
import * as css from './DraftCard.module.css';
import { overWhatCame } from './overWhatCame';

interface Props {
  draft: KeptDraft;
  stored: ArticleFields;
  note?: string | undefined;
  onRestore: ((draft: KeptDraft) => void) | undefined;
  restoreLabel: string;
  onDiscard: () => void;
}

/** One unsaved text: since when, what is in it, and what to do with it. */
export function DraftCard(props: Props) {
  const { draft, stored, note, onRestore, restoreLabel, onDiscard } = props;
  const [asked, setAsked] = useState(false);
  const [isSought, setSought] = useState(false);
  const headingId = `draft-${draft.id}`;
  const typedId = `${headingId}-typed`;
  const { confirmDiscard } = offerWords;

  return (
    <section className={css.root} aria-labelledby={`${headingId} ${typedId}`}>
      <h2 id={headingId} className={css.heading}>
        <Icon name="clock" size={20} className={css.icon} />
        {offerWords.heading}
      </h2>
      <p id={typedId}>
        {offerWords.typed(draft.typedAt, new Date())}
        {draft.open && ` ${offerWords.openElsewhere}`}
      </p>
      {note && <p>{note}</p>}
      <DraftChanges stored={stored} draft={draft} />
      <div className={css.actions}>
        {onRestore && (
          <Button
            variant="primary"
            aria-disabled={isSought || undefined}
            onClick={async ({ detail }) => {
              // a second press would find a text that the first one restored
              if (detail > 1 || isSought) return;
              setSought(true);
              const found = await overWhatCame(await newestDraft(draft));
              setSought(false);
              if (found.ok) onRestore(found.value);
              else toast(dialogFailed(found.error.message));
            }}
          >
            {restoreLabel}
          </Button>
        )}
        <Button
          variant="secondary"
          onClick={async () => downloadFields((await newestDraft(draft)).fields)}
        >
          {offerWords.download}
        </Button>
        {!draft.open && (
          <Button variant="quiet" onClick={() => setAsked(true)}>
            {offerWords.discard}
          </Button>
        )}
      </div>
      {asked && (
        <ConfirmDialog
          title={confirmDiscard.title}
          text={confirmDiscard.text}
          confirmLabel={confirmDiscard.confirm}
          cancelLabel={confirmDiscard.cancel}
          onConfirm={() => {
            setAsked(false);
            onDiscard();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </section>
  );
}
