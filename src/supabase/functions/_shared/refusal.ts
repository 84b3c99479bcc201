import { words } from './words.ts';

/** An expected failure as the caller is told of it. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
}

const refusal = (status: number, code: string, message: string): Refusal => ({
  status,
  code,
  message,
});

export const refusals = {
  noSession: refusal(401, 'no-session', words.notAuthenticated),
  notJson: refusal(400, 'invalid', words.notJson),
  unknownAction: refusal(400, 'invalid', words.unknownAction),
  onlyPost: refusal(405, 'invalid', words.onlyPost),
  notFound: refusal(404, 'not-found', words.notFound),
  conflict: refusal(409, 'conflict', words.changedMeanwhile),
  emailTaken: refusal(409, 'email-taken', words.duplicateEmail),
  passwordRequired: refusal(422, 'password-required', words.passwordRequired),
  weakPassword: refusal(422, 'weak-password', words.weakPassword),
  ownAccount: refusal(403, 'own-account', words.ownAccount),
  ownRole: refusal(403, 'own-role', words.ownRole),
  tooLarge: refusal(413, 'too-large', words.tooLarge),
  tooLong: refusal(413, 'too-large', words.tooLong),
  unexpected: refusal(500, 'unexpected', words.unexpected),
} as const;

export const forbidden = (message: string): Refusal => refusal(403, 'forbidden', message);
export const invalid = (message: string): Refusal => refusal(400, 'invalid', message);
export const tooMany = (message: string): Refusal => refusal(429, 'throttled', message);
