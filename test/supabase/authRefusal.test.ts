import { AuthApiError } from '@supabase/supabase-js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { authRefusal } from '../../src/supabase/functions/staff-users/authRefusal';

const refusals = suite('what the sign-in service refuses');
const of = (code: string, status: number, message = 'In its own words') => {
  const { status: told, message: words } = authRefusal(new AuthApiError(message, status, code));
  return [told, words];
};

refusals('a mail that the project may not send, or not yet, is told in the service’s words', () => {
  assert.equal(of('email_address_not_authorized', 400), [400, 'In its own words']);
  for (const code of ['over_email_send_rate_limit', 'over_request_rate_limit'])
    assert.equal(of(code, 429), [429, 'In its own words']);
});

refusals('what nobody can help is no refusal', () => {
  assert.throws(() => of('unexpected_failure', 500));
});

refusals.run();
