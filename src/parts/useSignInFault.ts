import { useState } from 'react';
import { messages } from '~/content/messages';
import { isThrottled } from '~/data/failures';
import type { Failure } from '~/domain/result';
import { useCountdown } from '~/lib/useCountdown';

/** What stands over a sign-in form after it failed; a wait is counted down second by second. */
export function useSignInFault() {
  const [text, setText] = useState<string>();
  const [wait, startWait] = useCountdown();

  return {
    /** Undefined while there is nothing to say. */
    text: wait > 0 ? messages.auth.tooManyAttempts(wait) : text,
    waiting: wait > 0,
    /** `message` is what to show once there is no wait. */
    show(error: Failure, message: string = error.message): void {
      if (isThrottled(error)) startWait(error.retryAfter);
      setText(isThrottled(error) ? undefined : message);
    },
    clear: () => setText(undefined),
  };
}
