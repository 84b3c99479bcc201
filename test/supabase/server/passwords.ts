import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** So cheap that a test never waits for it, and of no use outside of tests. */
const cost = { N: 16, r: 1, p: 1 };
const hash = (password: string, salt: string) => scryptSync(password, salt, 32, cost);

export function hashPassword(password: string): string {
  const salt = randomBytes(8).toString('hex');
  return `${salt}$${hash(password, salt).toString('hex')}`;
}

export function isPassword(password: string, stored: string): boolean {
  const [salt = '', digest = ''] = stored.split('$');
  return digest !== '' && timingSafeEqual(hash(password, salt), Buffer.from(digest, 'hex'));
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';
const hasOneOf = (text: string, set: string) => [...set].some((each) => text.includes(each));

/** What is weak about a password where 8 characters, letters and digits are asked for. */
export function weaknesses(password: string): { message: string; reasons: string[] } | null {
  const found: [reason: string, message: string][] = [];
  if (Buffer.byteLength(password) < 8) {
    found.push(['length', 'Password should be at least 8 characters.']);
  }
  if (![letters, digits].every((set) => hasOneOf(password, set))) {
    const sets = `${letters}, ${digits}`;
    found.push(['characters', `Password should contain at least one character of each: ${sets}.`]);
  }
  if (!found.length) return null;
  return {
    message: found.map(([, message]) => message).join(' '),
    reasons: found.map(([reason]) => reason),
  };
}
