import { adminPages } from '~/content/admin/heads';
import { permissions } from '~/content/admin/permissions';
import { paths } from '~/content/paths';
import { can } from '~/domain/permissions';
import { AccessDenied } from '~/parts/admin/AccessDenied';
import { useStaff } from '~/parts/admin/useStaff';
import { ManageUsers } from './users/ManageUsers';

export const head = () => ({ ...adminPages.users, path: paths.adminUsers, noindex: true });

export default function UsersPage() {
  const staff = useStaff();
  return staff && can(staff.role, 'users.manage') ? (
    <ManageUsers self={staff} />
  ) : (
    <AccessDenied text={permissions.manageUsers} />
  );
}
