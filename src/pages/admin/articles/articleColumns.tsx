import { adminArticles } from '~/content/admin/articles';
import { formatDate } from '~/domain/dates';
import type { ArticleListItem } from '~/domain/articleList';
import type { SessionUser } from '~/domain/entities';
import { Badge } from '~/ui/Badge';
import type { Column } from '~/ui/DataTable';
import { ArticleActions } from './ArticleActions';
import * as css from './articleColumns.module.css';

const [title, status, updated, actions] = adminArticles.columns;

/** The table's columns; what a person may do with an article depends on who they are. */
export const articleColumns = (
  staff: SessionUser | null,
  onDelete: (article: ArticleListItem) => void,
): Column<ArticleListItem>[] => [
  {
    id: 'title',
    heading: title,
    sortable: true,
    lead: true,
    cell: (article) => (
      <span className={css.title}>
        <span className={css.text} dir="auto">
          {article.title}
        </span>
        {article.authorName && (
          <span className={css.author}>{adminArticles.by(article.authorName)}</span>
        )}
      </span>
    ),
  },
  {
    id: 'status',
    heading: status,
    sortable: true,
    narrow: true,
    cell: (article) => (
      <Badge tone={article.status === 'Published' ? 'now' : 'neutral'}>{article.status}</Badge>
    ),
  },
  {
    id: 'updated',
    heading: updated,
    sortable: true,
    narrow: true,
    cell: ({ updatedAt }) => (
      <time dateTime={updatedAt}>{formatDate(updatedAt, { fallback: 'N/A' })}</time>
    ),
  },
  {
    id: 'actions',
    heading: actions,
    narrow: true,
    bare: true,
    cell: (article) => (
      <ArticleActions article={article} staff={staff} onDelete={() => onDelete(article)} />
    ),
  },
];
