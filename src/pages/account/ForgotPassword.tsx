import { forgotPage } from '~/content/account/forgot';
import type { AuthFormProps } from '~/parts/AuthForm';
import { AuthLayout } from '~/parts/AuthLayout';
import { EmbeddedLink } from './EmbeddedLink';
import { EmailForm } from './EmailForm';

export type ForgotPasswordState =
  | { step: 'form' }
  /** `link` is set where the site sends no e-mail and shows the way here instead. */
  | { step: 'done'; link: string | null };

interface Props extends AuthFormProps<{ email: string }> {
  state: ForgotPasswordState;
}

export function ForgotPassword({ state, ...form }: Props) {
  if (state.step === 'done') {
    const { heading, text } = state.link ? forgotPage.doneHere : forgotPage.done;
    return (
      <AuthLayout heading={heading} intro={text} below={forgotPage.login}>
        {state.link && <EmbeddedLink href={state.link} />}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout heading={forgotPage.heading} intro={forgotPage.intro} below={forgotPage.login}>
      <EmailForm id="forgot" words={forgotPage} {...form} />
    </AuthLayout>
  );
}
