import { adminPages } from '~/content/admin';
import { paths } from '~/content/paths';

export const head = () => ({ ...adminPages.dashboard, path: paths.admin, noindex: true });

export default function SettingsPage() {
  return <h1>SettingsPage</h1>;
}
