import { accountError } from '~/content/accountErrors';
import { validateForgotPassword } from '~/domain/accountValidation';
import { useForm } from '~/lib/useForm';
import { AuthForm, type AuthFormProps } from '~/parts/AuthForm';
import { TextField } from '~/ui/Field';

interface Props extends AuthFormProps<{ email: string }> {
  /** Ids of its parts begin with it. */
  id: string;
  words: { email: { label: string; placeholder: string }; button: string; busy: string };
}

/** Asks for an address that an e-mail is to be sent to. */
export function EmailForm({ id, words, onSubmit, ...state }: Props) {
  const form = useForm({
    id,
    initial: { email: '' },
    validate: validateForgotPassword,
    explain: accountError,
    submit: onSubmit,
  });

  return (
    <AuthForm form={form} words={words} {...state}>
      <TextField
        {...form.field('email')}
        {...words.email}
        type="email"
        autoComplete="email"
        aria-required
      />
    </AuthForm>
  );
}
