import { useEffect, useMemo } from 'react';
import { offerWords } from '~/content/draftOffers';
import type { KeptDraft } from '~/data/drafts';
import { openDrafts } from '~/data/open/drafts';
import { differences, fieldsOf } from '~/domain/articleDraft';
import type { Article } from '~/domain/entities';
import { newestFirst } from '~/domain/instant';
import { useOwedFocus } from '~/lib/useOwedFocus';
import { useKeptDrafts } from '~/parts/admin/useKeptDrafts';
import { useStaff } from '~/parts/admin/useStaff';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { DraftCard } from './DraftCard';

const refusals = { gone: offerWords.articleGone, denied: offerWords.notAllowed } as const;

interface Props {
  /** Id of the article in the address, null on the page of new ones. */
  place: string | null;
  /** As it is stored; null where there is none. */
  article: Article | null;
  /** Left out where nothing can be restored. */
  onRestore?: (draft: KeptDraft) => void;
  /** Why the article itself is not shown. */
  refused?: keyof typeof refusals;
  isOwn?: (id: string) => boolean;
}

/** The unsaved texts that belong here, each with what can be done with it. */
export function DraftOffers({ place, article, isOwn, refused, onRestore }: Props) {
  const kept = useKeptDrafts(useStaff()?.id);
  const stored = useMemo(() => fieldsOf(article), [article]);
  // comparing long texts anew with each key would be felt
  const drafts = useMemo(
    () =>
      kept
        .filter(({ place: typedAt, start }) => typedAt === place || start.origin?.id === place)
        .map((draft) => ({
          draft,
          isSame: differences(stored, draft.fields, draft.start.fields).length === 0,
        })),
    [kept, stored],
  );
  const others = drafts.filter(({ draft }) => !isOwn?.(draft.id));
  const offers = others.flatMap(({ draft, isSame }) => (isSame ? [] : [draft]));

  const oweFocus = useOwedFocus(() => document.getElementById('content'));
  const discard = (id: string) => {
    oweFocus();
    void remove(id);
  };

  // saved a moment before the page went away: there is nothing to offer and nothing to lose
  useEffect(() => {
    for (const { draft, isSame } of others)
      if (isSame && !draft.open && !isAhead(draft, article)) void remove(draft.id);
  }, [drafts]);

  return (
    <>
      <VisuallyHidden>
        <span role="status">{offers.length > 0 && offerWords.heading}</span>
      </VisuallyHidden>
      {offers.map((draft) => (
        <DraftCard
          key={draft.id}
          draft={draft}
          stored={stored}
          note={
            refused
              ? refusals[refused]
              : isOvertaken(draft, article)
                ? offerWords.overtaken
                : undefined
          }
          restoreLabel={refused ? offerWords.restoreAsNew : offerWords.restore}
          onRestore={onRestore}
          onDiscard={() => discard(draft.id)}
        />
      ))}
    </>
  );
}

const remove = async (id: string): Promise<void> => (await openDrafts()).remove(id);

/** Begun on an article newer than the one on this page, which cannot tell what is saved by now. */
const isAhead = ({ start: { origin } }: KeptDraft, article: Article | null): boolean =>
  origin !== null && (!article || newestFirst(article.updatedAt, origin.updatedAt) > 0);

const isOvertaken = ({ start: { origin } }: KeptDraft, article: Article | null): boolean =>
  origin !== null && article !== null && origin.updatedAt !== article.updatedAt;
