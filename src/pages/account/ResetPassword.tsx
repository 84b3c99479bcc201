import { resetPage } from '~/content/account/reset';
import type { NewPasswordForm as Values } from '~/domain/accountValidation';
import type { AuthFormProps } from '~/parts/AuthForm';
import { AuthLayout } from '~/parts/AuthLayout';
import { ButtonLink } from '~/ui/Button';
import { NewPasswordForm } from './NewPasswordForm';
import * as css from './ResetPassword.module.css';

export type ResetPasswordStep = 'checking' | 'expired' | 'form' | 'done';

interface Props extends AuthFormProps<Values> {
  step: ResetPasswordStep;
}

export function ResetPassword({ step, ...form }: Props) {
  if (step === 'expired' || step === 'done') {
    const { heading, text, link } = resetPage[step];
    return (
      <AuthLayout heading={heading} intro={text}>
        <ButtonLink href={link.href} size="l" wide>
          {link.label}
        </ButtonLink>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout heading={resetPage.heading} intro={resetPage.intro}>
      {step === 'checking' ? (
        <p className={css.checking} role="status" data-needs-js="">
          {resetPage.checking}
        </p>
      ) : (
        <NewPasswordForm {...form} />
      )}
    </AuthLayout>
  );
}
