import { signInAgain as words } from '~/content/signInAgain';
import { useAtomValue, useSetAtom } from '~/state/jotai';
import { endedAtom } from '~/state/session';
import { Button } from '~/ui/Button';
import { Callout } from '~/ui/Callout';
import * as css from './SignedOutNotice.module.css';

/** Stays in sight while signing in again has been put aside. */
export function SignedOutNotice() {
  const ended = useAtomValue(endedAtom);
  const setEnded = useSetAtom(endedAtom);
  return (
    <div role="status" className={css.root}>
      {ended === 'aside' && (
        <Callout tone="warning">
          <div className={css.line}>
            <p>{words.notice}</p>
            <Button variant="secondary" onClick={() => setEnded('asking')}>
              {words.button}
            </Button>
          </div>
        </Callout>
      )}
    </div>
  );
}
