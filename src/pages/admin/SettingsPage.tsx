import { useReducer } from 'react';
import { adminPages } from '~/content/admin';
import { adminSettings } from '~/content/adminSettings';
import { paths } from '~/content/paths';
import { AdminHeading } from '~/parts/admin/AdminHeading';
import { useStaff } from '~/parts/admin/useStaff';
import { BackupSection } from './settings/BackupSection';
import { PasswordForm } from './settings/PasswordForm';
import { ProfileForm } from './settings/ProfileForm';
import { StorageSection } from './settings/StorageSection';

export const head = () => ({ ...adminPages.settings, path: paths.adminSettings, noindex: true });

export default function SettingsPage() {
  const staff = useStaff();
  const [revision, changed] = useReducer((count: number) => count + 1, 0);
  return (
    <>
      <AdminHeading heading={adminSettings.heading} />
      {staff && <ProfileForm staff={staff} onSaved={changed} />}
      {staff && <PasswordForm staff={staff} />}
      <StorageSection revision={revision} />
      {staff && <BackupSection role={staff.role} onRestored={changed} />}
    </>
  );
}
