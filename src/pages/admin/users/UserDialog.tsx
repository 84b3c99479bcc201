import { passwordField } from '~/content/account/passwordField';
import { adminUsers } from '~/content/admin/users';
import { ROLES, type StaffUser } from '~/domain/entities';
import { RecordDialog } from '~/parts/admin/RecordDialog';
import { TextField } from '~/ui/Field';
import { PasswordField } from '~/ui/PasswordField';
import { SelectField } from '~/ui/SelectField';
import { useUserForm } from './useUserForm';

const words = adminUsers.dialog;
const roles = ROLES.map((role) => ({ value: role, label: role }));

interface Props {
  /** The one to change, null for a new one. */
  user: StaffUser | null;
  onClose: () => void;
}

export function UserDialog({ user, onClose }: Props) {
  const dialog = useUserForm(user, onClose);
  const { form, record } = dialog;

  return (
    <RecordDialog
      heading={record ? words.headingEdit : words.headingNew}
      text={record ? words.textEdit : words.textNew}
      words={{
        save: record ? words.update : words.create,
        saving: words.saving,
        cancel: adminUsers.cancel,
      }}
      record={dialog}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={words.name} autoComplete="off" aria-required />
      <TextField
        {...form.field('email')}
        label={words.email}
        type="email"
        autoComplete="off"
        aria-required
      />
      <SelectField {...form.field('role')} label={words.role} options={roles} />
      <PasswordField
        {...form.field('password')}
        label={words.password}
        hint={record ? words.passwordEditHint : words.passwordHint}
        showLabel={passwordField.show}
        placeholder={record ? words.passwordKeep : undefined}
        autoComplete="new-password"
        aria-required={!record}
      />
    </RecordDialog>
  );
}
