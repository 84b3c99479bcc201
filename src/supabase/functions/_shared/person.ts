/**
 * The rules for a member of staff, as the site's forms have them. The auth server checks no
 * password that an administrator sets for somebody new.
 */
import { ROLES, type Role } from './database.ts';
import { asText, type Fields } from './fields.ts';
import { invalid, refusals, type Refusal } from './refusal.ts';
import { words } from './words.ts';

export interface Person {
  name: string;
  email: string;
  role: Role;
}

const NAME_MAX = 120;
const PASSWORD_MIN_CHARACTERS = 8;
/** bcrypt reads no further. */
const PASSWORD_MAX_BYTES = 72;
/** The pattern of the HTML Living Standard, "valid e-mail address". */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** A person's name, address and role from a request, or what is wrong with them. */
export function personIn(input: Fields): Person | Refusal {
  const name = asText(input['name']).trim();
  const email = comparableEmail(asText(input['email']));
  const role = ROLES.find((each) => each === input['role']);
  if (!name) return invalid(words.nameRequired);
  if ([...name].length > NAME_MAX) return invalid(words.nameTooLong);
  if (!email) return invalid(words.emailRequired);
  if (!EMAIL.test(email)) return invalid(words.emailInvalid);
  if (!role) return invalid(words.roleInvalid);
  return { name, email, role };
}

/** The password in a request, '' for none, in the form that is compared. */
export const passwordIn = (input: Fields): string => asText(input['password']).normalize('NFC');

/** Why a new password cannot be taken, null when it can. */
export function passwordRefusal(password: string): Refusal | null {
  const isLong = [...password].length >= PASSWORD_MIN_CHARACTERS;
  const fits = new TextEncoder().encode(password).length <= PASSWORD_MAX_BYTES;
  const isMixed = /[a-z]/i.test(password) && /[0-9]/.test(password);
  return isLong && fits && isMixed ? null : refusals.weakPassword;
}

export const comparableEmail = (text: string): string => text.trim().toLowerCase();
