import { staffAuth as words } from '~/content/staffAuth';
import { messages } from '~/content/messages';
import type { LoginForm } from '~/domain/accountValidation';
import { useSetAtom } from '~/state/jotai';
import { signInStaffAtom } from '~/state/session';
import { toast } from '~/state/toasts';
import { useSignInFault } from './useSignInFault';

/** Who may not enter is told no more than who mistyped; what else went wrong is no secret. */
const refusals = ['invalid-credentials', 'not-staff', 'unconfirmed', 'refused'];

/** Signs a member of staff in with what a form holds; `fault` says why that failed. */
export function useStaffSignIn() {
  const signInStaff = useSetAtom(signInStaffAtom);
  const fault = useSignInFault();

  const signIn = async ({ email, password }: LoginForm, signal: AbortSignal) => {
    fault.clear();
    const signedIn = await signInStaff(email, password, signal);
    if (signedIn.ok) return toast(words.welcome(signedIn.value.name));
    const { error } = signedIn;
    const isRefused = refusals.includes(error.code);
    fault.show(email, error, isRefused ? words.invalid : error.message);
    toast(isRefused ? words.loginFailed : messages.auth.loginFailed(error.message));
  };
  return { signIn, fault: fault.shown };
}
