import { resetPage } from '~/content/account/reset';
import type { NewPasswordForm as Values } from '~/domain/accountValidation';
import type { AuthFormProps } from '~/parts/AuthForm';
import { AuthLayout } from '~/parts/AuthLayout';
import { LinkCheck, LinkEnd } from './LinkSteps';
import { NewPasswordForm } from './NewPasswordForm';

export type ResetPasswordStep = 'checking' | 'expired' | 'form' | 'done';

interface Props extends AuthFormProps<Values> {
  step: ResetPasswordStep;
}

export function ResetPassword({ step, ...form }: Props) {
  if (step === 'expired' || step === 'done') {
    const { heading, text, link } = resetPage[step];
    return (
      <AuthLayout heading={heading} intro={text}>
        <LinkEnd {...link} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout heading={resetPage.heading} intro={resetPage.intro}>
      {step === 'checking' ? (
        <LinkCheck text={resetPage.checking} />
      ) : (
        <NewPasswordForm {...form} />
      )}
    </AuthLayout>
  );
}
