import { passwordField } from '~/content/account/passwordField';
import { adminUsers } from '~/content/admin/users';
import { userError } from '~/content/admin/userErrors';
import type { StaffUserInput } from '~/data/users';
import { validateStaffUser } from '~/domain/adminValidation';
import { ROLES, type StaffUser } from '~/domain/entities';
import { asChoice } from '~/lib/fields';
import { useForm } from '~/lib/useForm';
import { RecordDialog } from '~/parts/admin/RecordDialog';
import { TextField } from '~/ui/Field';
import { PasswordField } from '~/ui/PasswordField';
import { SelectField } from '~/ui/SelectField';
import { useSaveUser } from './useSaveUser';

const words = adminUsers.dialog;
const roles = ROLES.map((role) => ({ value: role, label: role }));

interface Props {
  /** The one to change, null for a new one. */
  user: StaffUser | null;
  onClose: () => void;
}

export function UserDialog({ user, onClose }: Props) {
  const mode = user ? 'edit' : 'create';
  const { save, failure, onInvalid } = useSaveUser(user, onClose);
  const form = useForm({
    id: 'user',
    initial: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      role: user?.role ?? 'Writer',
      password: '',
    },
    validate: (values) => validateStaffUser(inputOf(values), mode),
    explain: userError,
    submit: (values, signal, reject) => save(inputOf(values), signal, reject),
    onInvalid,
  });

  return (
    <RecordDialog
      heading={user ? words.headingEdit : words.headingNew}
      text={user ? words.textEdit : words.textNew}
      words={{
        save: user ? words.update : words.create,
        saving: words.saving,
        cancel: adminUsers.cancel,
      }}
      form={form}
      failure={failure}
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
        hint={user ? words.passwordEditHint : words.passwordHint}
        showLabel={passwordField.show}
        placeholder={user ? words.passwordKeep : undefined}
        autoComplete="new-password"
        aria-required={!user}
      />
    </RecordDialog>
  );
}

const inputOf = ({ role, ...rest }: Record<keyof StaffUserInput, string>): StaffUserInput => ({
  ...rest,
  role: asChoice(role, ROLES, 'Writer'),
});
