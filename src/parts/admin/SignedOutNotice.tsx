import { signInAgain as words } from '~/content/signInAgain';
import { Button } from '~/ui/Button';
import { Callout } from '~/ui/Callout';
import * as css from './SignedOutNotice.module.css';

/** Stays in sight while signing in again has been put aside. */
export function SignedOutNotice({ onSignIn }: { onSignIn: () => void }) {
  return (
    <div role="alert" className={css.root}>
      <Callout tone="warning">
        <div className={css.line}>
          <p>{words.notice}</p>
          <Button variant="secondary" onClick={onSignIn}>
            {words.button}
          </Button>
        </div>
      </Callout>
    </div>
  );
}
