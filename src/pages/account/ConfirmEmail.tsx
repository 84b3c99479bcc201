import { confirmPage } from '~/content/account/confirm';
import type { AuthFormProps } from '~/parts/AuthForm';
import { AuthLayout } from '~/parts/AuthLayout';
import { ConfirmForm } from './ConfirmForm';
import { EmailForm } from './EmailForm';
import { LinkCheck, LinkEnd } from './LinkSteps';

export type ConfirmEmailStep = 'checking' | 'ready' | 'unlinked' | 'expired' | 'sent' | 'done';

interface Props {
  step: ConfirmEmailStep;
  onConfirm: AuthFormProps<unknown>['onSubmit'];
  onResend: AuthFormProps<{ email: string }>['onSubmit'];
  error?: string | undefined;
}

/** Where the link of a confirmation e-mail leads, and who wants another one. */
export function ConfirmEmail({ step, onConfirm, onResend, error }: Props) {
  if (step === 'expired' || step === 'unlinked') {
    const { [step]: words, login } = confirmPage;
    return (
      <AuthLayout heading={words.heading} intro={words.text} below={login}>
        <EmailForm id="resend" words={words} onSubmit={onResend} error={error} />
      </AuthLayout>
    );
  }
  if (step === 'sent') {
    return <AuthLayout heading={confirmPage.sent.heading} intro={confirmPage.sent.text} />;
  }
  if (step === 'done') {
    const { heading, text, link } = confirmPage.done;
    return (
      <AuthLayout heading={heading} intro={text}>
        <LinkEnd {...link} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout heading={confirmPage.heading} intro={confirmPage.intro}>
      {step === 'checking' ? (
        <LinkCheck text={confirmPage.checking} />
      ) : (
        <ConfirmForm onSubmit={onConfirm} error={error} />
      )}
    </AuthLayout>
  );
}
