import { adminDashboard } from '~/content/admin/dashboard';
import type { ArticleStats } from '~/domain/articleQueries';
import type { Resource } from '~/parts/admin/useResource';
import * as css from './Figures.module.css';

interface Props {
  stats: Resource<ArticleStats & { users: number }>;
  withUsers: boolean;
}

/** The numbers at a glance; a dash stands where there is none yet. */
export function Figures({ stats, withUsers }: Props) {
  const value = stats.status === 'ready' ? stats.value : null;
  const figures = [
    { label: adminDashboard.totalArticles, figure: value?.totalArticles },
    { label: adminDashboard.published, figure: value?.published },
    { label: adminDashboard.drafts, figure: value?.drafts },
    ...(withUsers ? [{ label: adminDashboard.totalUsers, figure: value?.users }] : []),
  ];
  return (
    <dl className={css.root}>
      {figures.map(({ label, figure }) => (
        <div key={label} className={css.item}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.figure}>{figure ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
