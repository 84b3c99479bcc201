import { useRef, useState } from 'react';
import { passwordField } from '~/content/account/passwordField';
import { adminSettings, settingsMessages } from '~/content/admin/settings';
import { passwordChangeError } from '~/content/settingsErrors';
import { isPassing } from '~/data/failures';
import type { SessionUser } from '~/domain/entities';
import type { FieldErrors } from '~/domain/fieldRules';
import { type PasswordChangeForm, validatePasswordChange } from '~/domain/settingsValidation';
import { useForm } from '~/lib/useForm';
import { withAccount } from '~/state/account';
import { orSaveCancelled } from '~/state/admin';
import { toast } from '~/state/toasts';
import { PasswordField } from '~/ui/PasswordField';
import { changePassword } from './changePassword';
import { SettingsForm } from './SettingsForm';
import { SettingsSection } from './SettingsSection';
import { type GuardForm, useUnsavedForm } from './useUnsavedForms';

const words = adminSettings.password;
const { passwordChanged, saveFailed } = settingsMessages;

const blank = { current: '', password: '', confirmPassword: '' };

interface Props {
  staff: SessionUser;
  guardForm: GuardForm;
}

export function PasswordForm({ staff, guardForm }: Props) {
  const [error, setError] = useState<string>();
  const isUnacknowledged = useRef(false);

  const save = async (
    values: PasswordChangeForm,
    signal: AbortSignal,
    reject: (errors: FieldErrors<keyof PasswordChangeForm>) => void,
  ) => {
    const changed = await orSaveCancelled(
      withAccount((account) => changePassword(account, staff.id, values, isUnacknowledged.current)),
      signal,
    );
    isUnacknowledged.current = !changed.ok && isPassing(changed.error);
    const isWrong = !changed.ok && changed.error.code === 'wrong-password';
    if (isWrong) reject({ current: 'mismatch' });
    setError(changed.ok || isWrong ? undefined : changed.error.message);
    if (!changed.ok) return toast(saveFailed(changed.error.message));
    form.reset();
    toast(passwordChanged);
  };

  const form = useForm({
    id: 'password',
    initial: blank,
    validate: validatePasswordChange,
    explain: passwordChangeError,
    submit: save,
  });
  useUnsavedForm(guardForm, form.props.ref, blank);
  const secret = { showLabel: passwordField.show, 'aria-required': true };

  return (
    <SettingsSection heading={words.heading} text={words.text}>
      <SettingsForm form={form} words={words} error={error}>
        {/* for password managers, which want to know whose password it is */}
        <input type="text" autoComplete="username" value={staff.email} readOnly hidden />
        <PasswordField
          {...form.field('current')}
          {...secret}
          label={words.current}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.field('password')}
          {...secret}
          label={words.next}
          hint={words.nextHint}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('confirmPassword')}
          {...secret}
          label={words.confirm}
          autoComplete="new-password"
        />
      </SettingsForm>
    </SettingsSection>
  );
}
