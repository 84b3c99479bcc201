import { createHmac, timingSafeEqual } from 'node:crypto';
import { asFields, asNumber, type Fields } from '~/lib/fields';

/** What a token says, as the database reads it in `request.jwt.claims`. */
export type Claims = Fields;

const encode = (text: string) => Buffer.from(text).toString('base64url');

/** HS256 tokens of one project: signs them, and tells its own from all others. */
export function createSigner(secret: string) {
  const signatureOf = (content: string) =>
    createHmac('sha256', secret).update(content).digest('base64url');
  const header = encode(JSON.stringify({ alg: 'HS256', typ: 'JWT' }));
  return {
    sign(claims: Claims): string {
      const content = `${header}.${encode(JSON.stringify(claims))}`;
      return `${content}.${signatureOf(content)}`;
    },
    /** The claims of a token of ours, expired or not; null for any other text. */
    read(token: string): Claims | null {
      const [head = '', body = '', signature = '', ...more] = token.split('.');
      const expected = Buffer.from(signatureOf(`${head}.${body}`));
      const given = Buffer.from(signature);
      if (more.length || given.length !== expected.length) return null;
      if (!timingSafeEqual(given, expected)) return null;
      return asFields(JSON.parse(Buffer.from(body, 'base64url').toString()));
    },
  };
}
export type Signer = ReturnType<typeof createSigner>;

export const secondsNow = (): number => Math.floor(Date.now() / 1000);

/** @param leeway seconds for which an expired token is still good */
export function isExpired(claims: Claims, leeway = 0): boolean {
  const end = asNumber(claims['exp'], Number.MAX_SAFE_INTEGER);
  return end + leeway < secondsNow();
}
