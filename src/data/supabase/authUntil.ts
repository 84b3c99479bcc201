import type { Auth } from '../auth';

/** Who waits for the sign-in service. */
export interface Waiting {
  /** Aborted when they no longer do. */
  signal?: AbortSignal | undefined;
}

/**
 * The same sign-in, given up when `signal` is aborted. The client takes no signals; its requests
 * carry the one that `waiting` has as they begin, and a person sends one form at a time. A token
 * that is renewed meanwhile may be given up with it, and is renewed again when it is needed.
 */
export function authUntil(auth: Auth, waiting: Waiting, signal: AbortSignal): Auth {
  const under =
    <Given extends unknown[], T>(call: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      waiting.signal = signal;
      try {
        return await call(...given);
      } finally {
        if (waiting.signal === signal) waiting.signal = undefined;
      }
    };
  return {
    ...auth,
    signIn: under(auth.signIn),
    signUp: under(auth.signUp),
    requestPasswordReset: under(auth.requestPasswordReset),
    resetPassword: under(auth.resetPassword),
    confirmEmail: under(auth.confirmEmail),
    resendConfirmation: under(auth.resendConfirmation),
  };
}
