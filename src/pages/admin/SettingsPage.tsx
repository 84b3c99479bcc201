import { useReducer } from 'react';
import { adminPages } from '~/content/admin/heads';
import { adminSettings } from '~/content/admin/settings';
import { isEmbedded } from '~/content/mode';
import { paths } from '~/content/paths';
import { can } from '~/domain/permissions';
import { AdminHeading } from '~/parts/admin/AdminHeading';
import { useStaff } from '~/parts/admin/useStaff';
import { BackupSection } from './settings/BackupSection';
import { MoveInPlace } from './settings/MoveInPlace';
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
      {isEmbedded && <StorageSection revision={revision} />}
      {isEmbedded && staff && <BackupSection role={staff.role} onRestored={changed} />}
      {!isEmbedded && can(staff?.role ?? null, 'users.manage') && (
        <MoveInPlace ownEmail={staff?.email ?? ''} />
      )}
    </>
  );
}
