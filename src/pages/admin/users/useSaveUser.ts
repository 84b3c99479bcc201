import { useRef, useState } from 'react';
import { userMessages as words } from '~/content/admin/userMessages';
import type { StaffUserInput } from '~/data/users';
import type { StaffUserForm } from '~/domain/adminValidation';
import type { StaffUser } from '~/domain/entities';
import type { FieldErrors } from '~/domain/fieldRules';
import type { Failure } from '~/domain/result';
import { orStopped, withAdmin } from '~/state/admin';
import { toast } from '~/state/toasts';

/** Failures whose words the catalogue's toast repeats. */
const explained = ['email-taken', 'password-required', 'weak-password'];

/** Saves what the dialog holds; a failure leaves the dialog open and says why. */
export function useSaveUser(user: StaffUser | null, onSaved: () => void) {
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Somebody else changed the same meanwhile, and they have been told. */
  const insist = useRef(false);

  const save = async (
    input: StaffUserInput,
    signal: AbortSignal,
    reject: (errors: FieldErrors<keyof StaffUserForm>) => void,
  ) => {
    const saved = await orStopped(
      withAdmin(({ users }) =>
        user
          ? users.update(user.id, input, { from: user, insist: insist.current })
          : users.create(input),
      ),
      signal,
    );
    if (saved.ok) {
      toast(user ? words.updated(saved.value.name) : words.created(saved.value.name));
      return onSaved();
    }
    const { code, message } = saved.error;
    insist.current = code === 'conflict';
    setFailure(saved.error);
    if (code === 'email-taken') reject({ email: 'taken' });
    if (user) toast(words.updateFailed);
    else toast(explained.includes(code) ? words.createRejected(message) : words.createFailed);
  };

  const onInvalid = (errors: FieldErrors<keyof StaffUserForm>) => {
    if (errors.password === 'required') toast(words.createRejected(words.passwordRequired));
  };

  return { save, failure, onInvalid };
}
