import { adminDashboard } from '~/content/admin/dashboard';
import { adminPages } from '~/content/admin/heads';
import { isEmbedded } from '~/content/mode';
import { paths } from '~/content/paths';
import type { Admin } from '~/data/admin';
import { can } from '~/domain/permissions';
import { ok } from '~/domain/result';
import { AdminHeading } from '~/parts/admin/AdminHeading';
import { UnsavedTexts } from '~/parts/admin/UnsavedTexts';
import { useResource } from '~/parts/admin/useResource';
import { useStaff } from '~/parts/admin/useStaff';
import { Callout } from '~/ui/Callout';
import { ActivityList } from './dashboard/ActivityList';
import { Figures } from './dashboard/Figures';

export const head = () => ({ ...adminPages.dashboard, path: paths.adminDashboard, noindex: true });

export default function AdminDashboardPage() {
  const staff = useStaff();
  const { resource: stats, reload } = useResource({
    load: loadStats,
    subscribe: followStats,
  });

  return (
    <>
      <AdminHeading heading={adminDashboard.heading} />
      <UnsavedTexts />
      <Callout tone={isEmbedded ? 'warning' : 'info'}>{adminDashboard.storage}</Callout>
      <Figures
        stats={stats}
        withUsers={can(staff?.role ?? null, 'users.manage')}
        onRetry={reload}
      />
      <ActivityList />
    </>
  );
}

/** Article figures, and the number of users for those who may know it. */
async function loadStats({ articles, users }: Admin) {
  const [stats, listed] = await Promise.all([articles.stats(), users.list()]);
  return stats.ok ? ok({ ...stats.value, users: listed }) : stats;
}

function followStats({ articles, users }: Admin, onChange: () => void): () => void {
  const stops = [articles.subscribe(onChange), users.subscribe(onChange)];
  return () => stops.forEach((stop) => stop());
}
