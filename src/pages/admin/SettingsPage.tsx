import { useReducer } from 'react';
import { adminPages } from '~/content/admin/heads';
import { adminSettings } from '~/content/admin/settings';
import { unsavedRecord } from '~/content/admin/unsavedRecord';
import { paths } from '~/content/paths';
import { can } from '~/domain/permissions';
import { AdminHeading } from '~/parts/admin/AdminHeading';
import { UnsavedDialog } from '~/parts/admin/UnsavedDialog';
import { useStaff } from '~/parts/admin/useStaff';
import { BackupSection } from './settings/BackupSection';
import { MoveInPlace } from './settings/MoveInPlace';
import { PasswordForm } from './settings/PasswordForm';
import { ProfileForm } from './settings/ProfileForm';
import { StorageSection } from './settings/StorageSection';
import { useUnsavedForms } from './settings/useUnsavedForms';

export const head = () => ({ ...adminPages.settings, path: paths.adminSettings, noindex: true });

export default function SettingsPage() {
  const staff = useStaff();
  const [revision, changed] = useReducer((count: number) => count + 1, 0);
  const { question, guardForm } = useUnsavedForms();
  return (
    <>
      <AdminHeading heading={adminSettings.heading} />
      {staff && <ProfileForm staff={staff} guardForm={guardForm} onSaved={changed} />}
      {staff && <PasswordForm staff={staff} guardForm={guardForm} />}
      {/* not by `isEmbedded`: so written, neither build holds what is the other's */}
      {!SUPABASE_URL && <StorageSection revision={revision} />}
      {!SUPABASE_URL && staff && <BackupSection role={staff.role} onRestored={changed} />}
      {SUPABASE_URL && can(staff?.role ?? null, 'users.manage') && (
        <MoveInPlace ownEmail={staff?.email ?? ''} />
      )}
      <UnsavedDialog question={question} words={unsavedRecord} />
    </>
  );
}
