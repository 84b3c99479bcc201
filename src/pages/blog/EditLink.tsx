import { useEffect } from 'react';
import { blogPostPage } from '~/content/blog';
import { paths } from '~/content/paths';
import { mayBeStaff } from '~/data/hint';
import type { Article, SessionUser } from '~/domain/entities';
import { useAtomValue, useSetAtom } from '~/state/jotai';
import { sessionAtom, startSessionAtom } from '~/state/session';
import { ButtonLink } from '~/ui/Button';

interface Props {
  article: Article;
  canEdit: (user: SessionUser, article: Article) => boolean;
}

/** Leads those who may edit an article to its editor; nothing for anyone else. */
export function EditLink({ article, canEdit }: Props) {
  const session = useAtomValue(sessionAtom);
  const start = useSetAtom(startSessionAtom);
  useEffect(() => {
    if (mayBeStaff()) start().catch(() => undefined);
  }, []);

  if (session.status !== 'staff' || !canEdit(session.user, article)) return null;
  return (
    <ButtonLink variant="secondary" href={paths.adminEditArticle(article.id)}>
      {blogPostPage.edit}
    </ButtonLink>
  );
}
