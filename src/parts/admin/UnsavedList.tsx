import { offerWords } from '~/content/draftOffers';
import { paths } from '~/content/paths';
import type { KeptDraft } from '~/data/drafts';
import { Button } from '~/ui/Button';
import { Callout } from '~/ui/Callout';
import { downloadFields } from './downloadFields';
import { newestDraft } from './newestDraft';
import * as css from './UnsavedList.module.css';
import { useKeptDrafts } from './useKeptDrafts';

const words = offerWords.list;

/** Every unsaved text of a person in this browser: where it goes on, and a copy of it. */
export function UnsavedList({ personId }: { personId: string }) {
  const drafts = useKeptDrafts(personId);
  if (drafts.length === 0) return null;
  return (
    <div className={css.root}>
      <Callout tone="warning">
        <h2 className={css.heading}>{words.heading(drafts.length)}</h2>
        <p>{words.text}</p>
        <ul className={css.list}>
          {drafts.map((draft) => (
            <Entry key={draft.id} draft={draft} />
          ))}
        </ul>
      </Callout>
    </div>
  );
}

function Entry({ draft }: { draft: KeptDraft }) {
  const title = draft.fields.title.trim() || words.untitled;
  const article = draft.place ?? draft.start.origin?.id;
  return (
    <li className={css.entry}>
      <span className={css.name}>
        <a href={article ? paths.adminEditArticle(article) : paths.adminNewArticle}>
          {words.go(title)}
        </a>
        <span className={css.time}>
          {words.typed(draft.typedAt, new Date())}
          {draft.open && ` ${offerWords.openElsewhere}`}
        </span>
      </span>
      <Button
        variant="quiet"
        aria-label={words.download(title)}
        onClick={async () => downloadFields((await newestDraft(draft)).fields)}
      >
        {offerWords.download}
      </Button>
    </li>
  );
}
