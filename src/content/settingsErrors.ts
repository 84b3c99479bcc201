/** What stands beside a faulty field of the settings. */
import type { FieldError } from '~/domain/fieldRules';
import type { PasswordChangeForm } from '~/domain/settingsValidation';
import { accountError } from './accountErrors';
import { settingsMessages } from './admin/settings';
import { userError } from './admin/userErrors';

export const displayNameError = (field: 'name', fault: FieldError): string =>
  userError(field, fault);

export function passwordChangeError(field: keyof PasswordChangeForm, fault: FieldError): string {
  if (fault === 'taken') return settingsMessages.samePassword;
  if (field !== 'current') return accountError(field, fault);
  return settingsMessages[fault === 'mismatch' ? 'wrongPassword' : 'currentRequired'];
}
