import { signUpCall } from '~/content/home';
import { CallOut } from '~/parts/CallOut';
import { ButtonLink } from '~/ui/Button';

export function SignUpCall() {
  return (
    <CallOut heading={signUpCall.heading} text={signUpCall.text}>
      <ButtonLink size="l" href={signUpCall.href}>
        {signUpCall.button}
      </ButtonLink>
    </CallOut>
  );
}
