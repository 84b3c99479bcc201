import { adminDashboard } from '~/content/admin/dashboard';
import type { ArticleStats } from '~/domain/articleQueries';
import type { StaffUser } from '~/domain/entities';
import type { Result } from '~/domain/result';
import { ListFailed } from '~/parts/admin/ListFailed';
import type { Resource } from '~/parts/admin/useResource';
import * as css from './Figures.module.css';

interface Props {
  stats: Resource<ArticleStats & { users: Result<readonly StaffUser[]> }>;
  withUsers: boolean;
  onRetry: () => void;
}

/** The numbers at a glance; a dash stands where there is none, and below why not. */
export function Figures({ stats, withUsers, onRetry }: Props) {
  const value = stats.status === 'ready' ? stats.value : null;
  const users = withUsers ? value?.users : undefined;
  const error = stats.status === 'failed' ? stats.error : users && !users.ok && users.error;
  const figures = [
    { label: adminDashboard.totalArticles, figure: value?.totalArticles },
    { label: adminDashboard.published, figure: value?.published },
    { label: adminDashboard.drafts, figure: value?.drafts },
    ...(withUsers
      ? [{ label: adminDashboard.totalUsers, figure: users?.ok ? users.value.length : undefined }]
      : []),
  ];
  return (
    <>
      <dl className={css.root}>
        {figures.map(({ label, figure }) => (
          <div key={label} className={css.item}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.figure}>{figure ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {error && (
        <div className={css.failed}>
          <ListFailed message={error.message} onRetry={onRetry} />
        </div>
      )}
    </>
  );
}
