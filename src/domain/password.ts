export const PASSWORD_MIN_CHARACTERS = 8;
/** bcrypt reads no further: a longer password would be cut without a word. */
const PASSWORD_MAX_BYTES = 72;

type PasswordProblem = 'too-short' | 'too-long' | 'no-letter' | 'no-digit';

/**
 * What a new password still lacks, [] when it is good. Product rule: at least 8 characters (code
 * points) and at most 72 bytes, with a letter and a digit. Any character may occur and none is
 * trimmed. Letter and digit mean ASCII ones, as the server counts them in what is sent, which is
 * `comparablePassword`.
 */
export function passwordProblems(typed: string): PasswordProblem[] {
  const password = comparablePassword(typed);
  const problems: PasswordProblem[] = [];
  if ([...password].length < PASSWORD_MIN_CHARACTERS) problems.push('too-short');
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES) problems.push('too-long');
  if (!/[a-z]/i.test(password)) problems.push('no-letter');
  if (!/[0-9]/.test(password)) problems.push('no-digit');
  return problems;
}

/** The same password whatever keyboard it was typed on: RFC 8265, section 4.2, asks for NFC. */
export const comparablePassword = (password: string): string => password.normalize('NFC');
