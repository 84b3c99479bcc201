import { useEffect } from 'react';
import { mayBeSignedIn } from '~/data/hints';
import type { Watched } from '~/data/history';
import type { ContentItem } from '~/domain/entities';

/** Notes the page in the watch history of whoever is signed in; guests load no account code. */
export function useWatched({ id, title }: Pick<ContentItem, 'id' | 'title'>): void {
  useEffect(() => {
    if (!mayBeSignedIn()) return;
    // one line less in a list is no reason to say anything
    noteWatched({ contentId: id, title }).catch(() => undefined);
  }, [id]);
}

async function noteWatched(watched: Pick<Watched, 'contentId' | 'title'>): Promise<void> {
  const { withAccount } = await import('~/state/account');
  await withAccount(async ({ auth, history }) => {
    const session = await auth.getSession();
    if (session.ok && session.value) history.add(session.value.id, watched);
    return session;
  });
}
