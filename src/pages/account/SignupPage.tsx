import { signupPage } from '~/content/account';
import { messages } from '~/content/messages';
import { pages } from '~/content/pages';
import { paths } from '~/content/paths';
import { AuthLayout } from '~/parts/AuthLayout';
import { useSetAtom } from '~/state/jotai';
import { toastAtom } from '~/state/toasts';
import { SignupForm } from './SignupForm';

export const head = () => ({ ...pages['/signup'], path: paths.signup, noindex: true });

export default function SignupPage() {
  const toast = useSetAtom(toastAtom);
  return (
    <AuthLayout
      heading={signupPage.heading}
      intro={signupPage.intro}
      note={messages.storage.embeddedAccounts}
      below={signupPage.login}
    >
      <SignupForm
        onSubmit={() => undefined}
        onInvalid={({ confirmPassword }) =>
          confirmPassword === 'mismatch' && toast(messages.auth.passwordMismatch)
        }
      />
    </AuthLayout>
  );
}
