import { useState } from 'react';
import { adminSettings, settingsMessages } from '~/content/admin/settings';
import { displayNameError } from '~/content/settingsErrors';
import type { SessionUser } from '~/domain/entities';
import { ok } from '~/domain/result';
import { validateDisplayName } from '~/domain/settingsValidation';
import { useForm } from '~/lib/useForm';
import { withAccount } from '~/state/account';
import { orSaveCancelled } from '~/state/admin';
import { useSetAtom } from '~/state/jotai';
import { refreshStaffAtom } from '~/state/session';
import { toast } from '~/state/toasts';
import { TextField } from '~/ui/Field';
import { SettingsForm } from './SettingsForm';
import { SettingsSection } from './SettingsSection';
import { type GuardForm, useUnsavedForm } from './useUnsavedForms';

const words = adminSettings.profile;
const { saved, saveFailed } = settingsMessages;

interface Props {
  staff: SessionUser;
  guardForm: GuardForm;
  onSaved: () => void;
}

export function ProfileForm({ staff, guardForm, onSaved }: Props) {
  const refresh = useSetAtom(refreshStaffAtom);
  const [error, setError] = useState<string>();

  const save = async ({ name }: { name: string }, signal: AbortSignal) => {
    const changed = await orSaveCancelled(
      withAccount(({ auth }) => auth.updateProfile({ username: name.trim() })),
      signal,
    );
    setError(changed.ok ? undefined : changed.error.message);
    if (!changed.ok) return toast(saveFailed(changed.error.message));
    keepSaved({ name });
    await orSaveCancelled(
      refresh().then(() => ok(null)),
      signal,
    );
    onSaved();
    toast(saved);
  };

  const form = useForm({
    id: 'profile',
    initial: { name: staff.name },
    validate: validateDisplayName,
    explain: displayNameError,
    submit: save,
  });
  const keepSaved = useUnsavedForm(guardForm, form.props.ref, { name: staff.name });
  return (
    <SettingsSection heading={words.heading} text={words.text}>
      <SettingsForm form={form} words={words} error={error}>
        <TextField {...form.field('name')} label={words.name} autoComplete="name" aria-required />
      </SettingsForm>
    </SettingsSection>
  );
}
