import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { adminPages } from '~/content/admin/heads';
import { paths } from '~/content/paths';
import { Loading } from '~/ui/Loading';

export const head = () => ({ ...adminPages.dashboard, path: paths.admin, noindex: true });

/** The front door of the staff area leads to its dashboard. */
export default function AdminIndexPage() {
  useEffect(() => navigate(paths.adminDashboard, { replace: true }), []);
  return <Loading />;
}
