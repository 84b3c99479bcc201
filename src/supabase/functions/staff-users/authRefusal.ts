import type { AuthError } from '@supabase/supabase-js';
import { invalid, refusals, tooMany, type Refusal } from '../_shared/refusal.ts';
import { words } from '../_shared/words.ts';

/** What a refusal of the auth server means to the caller. Throws those that none can help. */
export function authRefusal(error: AuthError): Refusal {
  switch (error.code) {
    case 'email_exists':
    case 'user_already_exists':
      return refusals.emailTaken;
    case 'weak_password':
      return refusals.weakPassword;
    case 'user_not_found':
      return refusals.notFound;
    case 'validation_failed':
    case 'email_address_invalid':
      return invalid(words.emailInvalid);
    // without a mail server of its own a project writes to its team alone
    case 'email_address_not_authorized':
      return invalid(error.message);
    case 'over_request_rate_limit':
    case 'over_email_send_rate_limit':
      return tooMany(error.message);
    default:
      throw error;
  }
}
