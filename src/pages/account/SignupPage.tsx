import { useEffect, useState } from 'react';
import { signupPage } from '~/content/account/signup';
import { messages } from '~/content/messages';
import { networkWords } from '~/content/network';
import { isEmbedded } from '~/content/mode';
import { signupHead } from '~/content/heads/signup';
import { paths } from '~/content/paths';
import { canKeep } from '~/data/hints';
import type { SignupForm as Values } from '~/domain/accountValidation';
import type { FieldErrors } from '~/domain/fieldRules';
import { AuthLayout } from '~/parts/AuthLayout';
import { useDelayedNavigate } from '~/parts/useDelayedNavigate';
import { withAccount } from '~/state/account';
import { toast } from '~/state/toasts';
import { SignupForm } from './SignupForm';

/** Product rule: time to read the toast before the login form comes. */
const REDIRECT_AFTER = 3000;

export const head = () => ({ ...signupHead, path: paths.signup, noindex: true });

export default function SignupPage() {
  const [kept, setKept] = useState(true);
  const [fault, setFault] = useState<string>();
  const [leaving, leaveFor] = useDelayedNavigate(REDIRECT_AFTER);

  useEffect(() => setKept(canKeep()), []);

  const signUp = async ({ fullName, email, password }: Values, signal: AbortSignal) => {
    setFault(undefined);
    const signedUp = await withAccount(
      ({ auth }) => auth.signUp({ email, password, username: fullName }),
      signal,
      networkWords.maybeDone,
    );
    if (!signedUp.ok) {
      setFault(signedUp.error.message);
      return toast(messages.auth.signupFailed(signedUp.error.message));
    }
    toast(messages.auth.signedUp);
    leaveFor(paths.login);
  };

  const onInvalid = (errors: FieldErrors<keyof Values>) => {
    if (errors.confirmPassword === 'mismatch') toast(messages.auth.passwordMismatch);
  };

  return (
    <AuthLayout
      heading={signupPage.heading}
      intro={signupPage.intro}
      note={isEmbedded ? accountNote(kept) : undefined}
      below={signupPage.login}
    >
      <SignupForm onSubmit={signUp} onInvalid={onInvalid} busy={leaving} error={fault} />
    </AuthLayout>
  );
}

/** What becomes of an account that a browser alone keeps. */
const accountNote = (kept: boolean): string =>
  kept ? messages.storage.embeddedAccounts : messages.storage.unavailable;
