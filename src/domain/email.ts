/** The pattern of the HTML Living Standard, "valid e-mail address", letter for letter. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * Whether `text` is an e-mail address by the rule of `<input type=email>`, a wilful simplification
 * of RFC 5322: no comments, no quoted names, and 'user@localhost' is fine.
 */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** The form in which two addresses are compared and stored: trimmed and lowercase. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
