import { signUpCall } from '~/content/home';
import { CallToAction } from '~/parts/CallToAction';
import { ButtonLink } from '~/ui/Button';

export function SignUpCall() {
  return (
    <CallToAction heading={signUpCall.heading} text={signUpCall.text}>
      <ButtonLink size="l" href={signUpCall.href}>
        {signUpCall.button}
      </ButtonLink>
      <ButtonLink size="l" variant="secondary" href={signUpCall.login.href}>
        {signUpCall.login.label}
      </ButtonLink>
    </CallToAction>
  );
}
