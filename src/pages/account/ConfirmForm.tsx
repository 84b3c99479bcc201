import { confirmPage } from '~/content/account/confirm';
import { useForm } from '~/lib/useForm';
import { AuthForm, type AuthFormProps } from '~/parts/AuthForm';

/** One button: what spends a link is a person, not whatever opened it. */
export function ConfirmForm({ onSubmit, ...state }: AuthFormProps<Record<never, string>>) {
  const form = useForm<never, string>({
    id: 'confirm',
    initial: {},
    validate: () => ({}),
    explain: (_field, error) => error,
    submit: onSubmit,
  });
  return <AuthForm form={form} words={confirmPage} {...state} />;
}
