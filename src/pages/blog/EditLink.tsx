import { useEffect } from 'react';
import { blogPostPage } from '~/content/blog';
import { paths } from '~/content/paths';
import type { Article } from '~/domain/entities';
import { can } from '~/domain/permissions';
import { useAtomValue, useSetAtom } from '~/state/jotai';
import { sessionAtom, startSessionAtom } from '~/state/session';
import { ButtonLink } from '~/ui/Button';

/** Leads those who may edit an article to its editor; nothing for anyone else. */
export function EditLink({ article: { id, authorId } }: { article: Article }) {
  const session = useAtomValue(sessionAtom);
  const start = useSetAtom(startSessionAtom);
  useEffect(() => {
    start().catch(() => undefined);
  }, []);

  const user = session.status === 'staff' ? session.user : null;
  if (!user || !can(user.role, 'articles.edit', { own: authorId === user.id })) return null;
  return (
    <ButtonLink variant="secondary" href={paths.adminEditArticle(id)}>
      {blogPostPage.edit}
    </ButtonLink>
  );
}
