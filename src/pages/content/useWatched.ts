import { useEffect } from 'react';
import { mayBeSignedIn } from '~/data/hints';
import type { ContentItem } from '~/domain/entities';
import { withAccount } from '~/state/account';

/** Notes the page in the watch history of whoever is signed in; guests load no account code. */
export function useWatched({ id, title }: Pick<ContentItem, 'id' | 'title'>): void {
  useEffect(() => {
    if (!mayBeSignedIn()) return;
    void withAccount(async ({ auth, history }) => {
      const session = await auth.getSession();
      if (session.ok && session.value) history.add(session.value.id, { contentId: id, title });
      return session;
    });
  }, [id]);
}
