import { NAME_MAX } from './accountValidation';
import { httpUrl, imageUrl } from './contentFieldRules';
import { ROLES, type Channel, type StaffUser } from './entities';
import {
  checkFields,
  email,
  maxLength,
  oneOf,
  required,
  requiredVerbatim,
  strongPassword,
  type FieldErrors,
} from './fieldRules';

export type StaffUserForm = Pick<StaffUser, 'name' | 'email' | 'role'> & { password: string };
export type ChannelForm = Pick<Channel, 'name' | 'category' | 'streamUrl' | 'logoUrl'>;

/** Product rule: a password is required to create a user; on edit a blank one keeps the old. */
export function validateStaffUser(
  form: StaffUserForm,
  mode: 'create' | 'edit',
): FieldErrors<keyof StaffUserForm> {
  return checkFields<keyof StaffUserForm>(form, {
    name: [required, maxLength(NAME_MAX)],
    email: [required, email],
    role: [oneOf(ROLES)],
    password: mode === 'create' ? [requiredVerbatim, strongPassword] : [strongPassword],
  });
}

/** Product rule: name, category and an http(s) stream URL are required, the logo's is not. */
export function validateChannel(form: ChannelForm): FieldErrors<keyof ChannelForm> {
  return checkFields<keyof ChannelForm>(form, {
    name: [required],
    category: [required],
    streamUrl: [required, httpUrl],
    logoUrl: [imageUrl],
  });
}
