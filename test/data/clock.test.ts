import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { clockError } from '~/data/supabase/clock';

const clock = suite('this device’s clock');

const issued = Date.UTC(2026, 0, 1) / 1000;

/** A stored session whose token was issued then by the server, and so many seconds later by us. */
function sessionOff(seconds: number): string {
  const payload = Buffer.from(JSON.stringify({ iat: issued, name: '¿ÿ?' })).toString('base64url');
  const expires_in = 3600;
  const expires_at = issued + seconds + expires_in;
  return JSON.stringify({ access_token: `e30.${payload}.sign`, expires_in, expires_at });
}

clock('is told by how much it is wrong, either way', () => {
  assert.is(clockError(sessionOff(7200)), 7_200_000);
  assert.is(clockError(sessionOff(-7200)), -7_200_000);
});

clock('is left alone within five minutes', () => {
  for (const seconds of [0, 290, -290]) assert.is(clockError(sessionOff(seconds)), 0);
});

clock('is not judged by what is no session', () => {
  const odd = [null, '', 'null', '{}', '[]', '{"access_token":7}', '{"access_token":"a.b.c"}'];
  for (const text of odd) assert.is(clockError(text), 0, String(text));
});

clock.run();
