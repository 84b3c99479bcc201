import { useEffect, useRef, useState } from 'react';
import { confirmEmailHead } from '~/content/heads/confirmEmail';
import { messages } from '~/content/messages';
import { networkWords } from '~/content/network';
import { paths } from '~/content/paths';
import { LazySession } from '~/parts/LazySession';
import { forgetMailLink, takeMailLink } from '~/parts/takeMailLink';
import { withAccount } from '~/state/account';
import { toast } from '~/state/toasts';
import { ConfirmEmail, type ConfirmEmailStep } from './ConfirmEmail';

export const head = () => ({ ...confirmEmailHead, path: paths.confirmEmail, noindex: true });

export default function ConfirmEmailPage() {
  const proof = useRef('');
  const [step, setStep] = useState<ConfirmEmailStep>('checking');
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    const link = takeMailLink();
    if (link && link !== 'expired') proof.current = link.proof;
    if (proof.current) return setStep('ready');
    setStep(link ? 'expired' : 'unlinked');
  }, []);

  const confirm = async (_: unknown, signal: AbortSignal) => {
    setFault(undefined);
    const done = await withAccount(
      ({ auth }) => auth.confirmEmail(proof.current),
      signal,
      networkWords.maybeDone,
    );
    if (done.ok || done.error.code === 'link-expired') forgetMailLink();
    if (done.ok) return setStep('done');
    if (done.error.code === 'link-expired') return setStep('expired');
    setFault(done.error.message);
    toast(messages.auth.confirmFailed(done.error.message));
  };

  const resend = async ({ email }: { email: string }, signal: AbortSignal) => {
    setFault(undefined);
    const sent = await withAccount(
      ({ auth }) => auth.resendConfirmation(email),
      signal,
      networkWords.maybeDone,
    );
    if (sent.ok) return setStep('sent');
    setFault(sent.error.message);
    toast(messages.auth.recoveryFailed(sent.error.message));
  };

  return (
    <>
      <ConfirmEmail step={step} onConfirm={confirm} onResend={resend} error={fault} />
      {/* the link has signed them in */}
      {step === 'done' && <LazySession />}
    </>
  );
}
