import { adminPages } from '~/content/admin/heads';
import { permissions } from '~/content/admin/permissions';
import { paths } from '~/content/paths';
import { can } from '~/domain/permissions';
import { AccessDenied } from '~/parts/admin/AccessDenied';
import { useStaff } from '~/parts/admin/useStaff';
import { ManageChannels } from './channels/ManageChannels';

export const head = () => ({ ...adminPages.channels, path: paths.adminChannels, noindex: true });

export default function ChannelsPage() {
  const staff = useStaff();
  return can(staff?.role ?? null, 'channels.manage') ? (
    <ManageChannels />
  ) : (
    <AccessDenied text={permissions.manageChannels} />
  );
}
