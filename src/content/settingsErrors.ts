/** What stands beside a faulty field of the settings. */
import type { FieldError } from '~/domain/fieldRules';
import type { PasswordChangeForm } from '~/domain/settingsValidation';
import { accountError } from './accountErrors';
import { settingsMessages } from './admin/settings';
import { userError } from './admin/userErrors';

export const displayNameError = (field: 'name', fault: FieldError): string =>
  userError(field, fault);

export const passwordChangeError = (field: keyof PasswordChangeForm, fault: FieldError): string =>
  field === 'current' ? settingsMessages.currentRequired : accountError(field, fault);
