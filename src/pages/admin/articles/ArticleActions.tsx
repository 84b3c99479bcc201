import { clsx } from 'clsx';
import { adminArticles } from '~/content/admin/articles';
import { paths } from '~/content/paths';
import type { ArticleListItem } from '~/domain/articleList';
import type { SessionUser } from '~/domain/entities';
import { can } from '~/domain/permissions';
import { AccountIcon } from '~/ui/AccountIcon';
import { AdminIcon } from '~/ui/AdminIcon';
import { Button, ButtonLink } from '~/ui/Button';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import * as css from './ArticleActions.module.css';

interface Props {
  article: ArticleListItem;
  staff: SessionUser | null;
  onDelete: () => void;
}

/** What the signed-in person may do with one article. */
export function ArticleActions({ article, staff, onDelete }: Props) {
  const own = { own: article.authorId === staff?.id };
  const role = staff?.role ?? null;
  const which = <VisuallyHidden> {adminArticles.actionOn(article.title)}</VisuallyHidden>;

  return (
    <span className={css.root}>
      {can(role, 'articles.edit', own) && (
        <ButtonLink
          variant="quiet"
          className={css.action}
          href={paths.adminEditArticle(article.id)}
        >
          <AdminIcon name="edit" size={18} />
          <span>{adminArticles.edit}</span>
          {which}
        </ButtonLink>
      )}
      {article.status === 'Published' && (
        <ButtonLink
          variant="quiet"
          className={clsx(css.action, css.view)}
          href={paths.blogPost(article.slug)}
        >
          <AccountIcon name="eye" size={18} />
          <span>{adminArticles.view}</span>
          {which}
        </ButtonLink>
      )}
      {can(role, 'articles.delete', own) && (
        <Button variant="quiet" className={clsx(css.action, css.delete)} onClick={onDelete}>
          <AdminIcon name="trash" size={18} />
          <span>{adminArticles.delete}</span>
          {which}
        </Button>
      )}
    </span>
  );
}
