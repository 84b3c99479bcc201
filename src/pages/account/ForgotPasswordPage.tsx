import { useState } from 'react';
import { messages } from '~/content/messages';
import { networkWords } from '~/content/network';
import { forgotPasswordHead } from '~/content/heads/forgotPassword';
import { paths } from '~/content/paths';
import { withAccount } from '~/state/account';
import { toast } from '~/state/toasts';
import { ForgotPassword, type ForgotPasswordState } from './ForgotPassword';

export const head = () => ({
  ...forgotPasswordHead,
  path: paths.forgotPassword,
  noindex: true,
});

export default function ForgotPasswordPage() {
  const [state, setState] = useState<ForgotPasswordState>({ step: 'form' });
  const [fault, setFault] = useState<string>();

  const request = async ({ email }: { email: string }, signal: AbortSignal) => {
    setFault(undefined);
    const requested = await withAccount(
      ({ auth }) => auth.requestPasswordReset(email),
      signal,
      networkWords.maybeDone,
    );
    if (requested.ok) return setState({ step: 'done', link: requested.value.link });
    setFault(requested.error.message);
    toast(messages.auth.recoveryFailed(requested.error.message));
  };

  return <ForgotPassword state={state} onSubmit={request} error={fault} />;
}
