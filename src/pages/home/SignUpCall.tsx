import { signUpCall } from '~/content/home';
import { CallToAction } from '~/parts/CallToAction';
import { ButtonLink } from '~/ui/Button';

export function SignUpCall() {
  return (
    <CallToAction heading={signUpCall.heading} text={signUpCall.text}>
      <ButtonLink size="l" href={signUpCall.href}>
        {signUpCall.button}
      </ButtonLink>
    </CallToAction>
  );
}
