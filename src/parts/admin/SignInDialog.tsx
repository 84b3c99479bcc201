import { useEffect } from 'react';
import { signInAgain as words } from '~/content/signInAgain';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { LoginForm } from '../LoginForm';
import { useStaffSignIn } from '../useStaffSignIn';
import * as css from './SignInDialog.module.css';
import { useStaff } from './useStaff';

interface Props {
  onClose: () => void;
  /** For those who are somebody else. */
  onLeave: () => void;
}

/** Signs the same person in again, above what they were doing. */
export function SignInDialog({ onClose, onLeave }: Props) {
  const staff = useStaff();
  const { signIn, fault } = useStaffSignIn();
  // the address is known; a dialog would give the focus to the first field
  useEffect(() => {
    const isTooTall = document.activeElement?.matches('dialog');
    if (!isTooTall) document.getElementById('login-password')?.focus();
  }, []);

  return (
    <Dialog label={words.heading} keepOpen className={css.root} onClose={onClose}>
      <h2 className={css.heading}>{words.heading}</h2>
      <p className={css.text}>{words.text}</p>
      <LoginForm email={staff?.email ?? ''} onSubmit={signIn} {...fault} />
      <div className={css.ways}>
        <Button variant="quiet" onClick={onLeave}>
          {words.other}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {words.later}
        </Button>
      </div>
    </Dialog>
  );
}
