import { userError } from '~/content/admin/userErrors';
import { userMessages as words } from '~/content/admin/userMessages';
import type { StaffUserInput } from '~/data/users';
import { validateStaffUser } from '~/domain/adminValidation';
import { ROLES, type StaffUser } from '~/domain/entities';
import type { FieldError } from '~/domain/fieldRules';
import { asChoice } from '~/lib/fields';
import { useRecordForm } from '~/parts/admin/useRecordForm';
import { withAdmin } from '~/state/admin';
import { toast } from '~/state/toasts';

/** Failures whose words the catalogue's toast repeats. */
const explained = ['email-taken', 'password-required', 'weak-password'];

type Fields = Record<keyof StaffUserInput, string>;

const fieldsOf = (user: StaffUser | null): Fields => ({
  name: user?.name ?? '',
  email: user?.email ?? '',
  role: user?.role ?? 'Writer',
  password: '',
});

const inputOf = ({ role, ...rest }: Readonly<Fields>): StaffUserInput => ({
  ...rest,
  role: asChoice(role, ROLES, 'Writer'),
});

/** The fields of a user's dialog, and saving what they hold. */
export const useUserForm = (user: StaffUser | null, onClose: () => void) =>
  useRecordForm<StaffUser, keyof StaffUserInput, FieldError>({
    id: 'user',
    opened: user,
    fieldsOf,
    validate: (values, record) => validateStaffUser(inputOf(values), record ? 'edit' : 'create'),
    explain: userError,
    onInvalid: ({ password }) => {
      if (password === 'required') toast(words.createRejected(words.passwordRequired));
    },
    send: (values, { record, start, told, sent }) =>
      withAdmin(({ users }) => {
        const input = inputOf(values);
        if (!record) return users.create(input);
        const opened = { from: inputOf(start), told, sent: sent.map(inputOf) };
        return users.update(record.id, input, opened);
      }),
    onSaved: ({ name }, isNew) => toast(isNew ? words.created(name) : words.updated(name)),
    onRefused: ({ code, message }, isNew, reject) => {
      if (code === 'email-taken') reject({ email: 'taken' });
      if (!isNew) toast(words.updateFailed);
      else toast(explained.includes(code) ? words.createRejected(message) : words.createFailed);
    },
    onClose,
  });
