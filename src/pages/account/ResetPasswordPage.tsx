import { useEffect, useRef, useState } from 'react';
import { messages } from '~/content/messages';
import { networkWords } from '~/content/network';
import { resetPasswordHead } from '~/content/heads/resetPassword';
import { paths } from '~/content/paths';
import type { NewPasswordForm as Values } from '~/domain/accountValidation';
import { forgetMailLink, takeMailLink } from '~/parts/takeMailLink';
import { withAccount } from '~/state/account';
import { toast } from '~/state/toasts';
import { ResetPassword, type ResetPasswordStep } from './ResetPassword';

export const head = () => ({
  ...resetPasswordHead,
  path: paths.resetPassword,
  noindex: true,
});

export default function ResetPasswordPage() {
  const proof = useRef('');
  const [step, setStep] = useState<ResetPasswordStep>('checking');
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    const link = takeMailLink();
    if (link && link !== 'expired') proof.current = link.proof;
    setStep(proof.current ? 'form' : 'expired');
  }, []);

  const reset = async ({ password }: Values, signal: AbortSignal) => {
    setFault(undefined);
    const done = await withAccount(
      ({ auth }) => auth.resetPassword(proof.current, password),
      signal,
      networkWords.maybeDone,
    );
    if (done.ok || done.error.code === 'link-expired') forgetMailLink();
    if (done.ok) {
      toast(messages.auth.passwordChanged);
      return setStep('done');
    }
    if (done.error.code === 'link-expired') return setStep('expired');
    setFault(done.error.message);
    toast(messages.auth.passwordChangeFailed(done.error.message));
  };

  return <ResetPassword step={step} onSubmit={reset} error={fault} />;
}
