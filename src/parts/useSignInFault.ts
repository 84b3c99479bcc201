import { useState } from 'react';
import { messages } from '~/content/messages';
import { isThrottled } from '~/data/failures';
import type { Failure } from '~/domain/result';
import { useCountdown } from '~/lib/useCountdown';

/** What stands over a sign-in form after it failed; a wait is counted down second by second. */
export function useSignInFault() {
  const [text, setText] = useState<string>();
  const [lockedEmail, setLockedEmail] = useState('');
  const [wait, startWait] = useCountdown();

  return {
    /** What the form shows: `waiting` is the address that has to wait, another one need not. */
    shown: {
      error: wait > 0 ? messages.auth.tooManyAttempts(wait) : text,
      waiting: wait > 0 ? lockedEmail : undefined,
    },
    /** `message` is what to show where there is no wait. */
    show(email: string, error: Failure, message: string = error.message): void {
      setLockedEmail(email);
      startWait(isThrottled(error) ? error.retryAfter : 0);
      setText(isThrottled(error) ? undefined : message);
    },
    clear(): void {
      setText(undefined);
      startWait(0);
    },
  };
}
