import { adminMessages } from '~/content/adminMessages';
import { messages } from '~/content/messages';
import { isThrottled } from '~/data/failures';
import type { LoginForm } from '~/domain/accountValidation';
import { useSetAtom } from '~/state/jotai';
import { signInStaffAtom } from '~/state/session';
import { toastAtom } from '~/state/toasts';
import { useSignInFault } from './useSignInFault';

const words = adminMessages.auth;

/** Signs a member of staff in with what a form holds; `error` says why that failed. */
export function useStaffSignIn() {
  const signInStaff = useSetAtom(signInStaffAtom);
  const toast = useSetAtom(toastAtom);
  const fault = useSignInFault();

  const signIn = async ({ email, password }: LoginForm) => {
    if (fault.isWaiting(email)) return;
    fault.clear();
    const signedIn = await signInStaff(email, password);
    if (signedIn.ok) return toast(words.welcome(signedIn.value.name));
    const { error } = signedIn;
    fault.show(email, error, words.invalid);
    toast(isThrottled(error) ? messages.auth.loginFailed(error.message) : words.loginFailed);
  };
  return { signIn, error: fault.text };
}
