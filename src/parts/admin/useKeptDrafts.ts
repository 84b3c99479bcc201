import { useEffect, useState } from 'react';
import type { Drafts, KeptDraft } from '~/data/drafts';
import { openDrafts } from '~/data/open/drafts';

/** The unsaved texts of a person in this browser, the last typed first, kept up to date. */
export function useKeptDrafts(personId: string | undefined): readonly KeptDraft[] {
  const [drafts, setDrafts] = useState<readonly KeptDraft[]>([]);

  useEffect(() => {
    if (personId === undefined) return;
    let stop: (() => void) | undefined;
    let turn = 0;
    const follow = (journal: Drafts) => {
      const refresh = async () => {
        const own = ++turn;
        const listed = await journal.list(personId);
        if (own === turn) setDrafts(listed);
      };
      stop = journal.subscribe(() => void refresh());
      void refresh();
    };
    let gone = false;
    openDrafts().then(
      (journal) => gone || follow(journal),
      // the code did not arrive: what is kept is offered another time
      () => undefined,
    );
    return () => {
      gone = true;
      turn += 1;
      stop?.();
      setDrafts([]);
    };
  }, [personId]);
  return drafts;
}
