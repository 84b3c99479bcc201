const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 12;
/** Bytes from here up are thrown away: with them the first letters would come up more often. */
const UNBIASED = 256 - (256 % ALPHABET.length);

/** Twelve random alphanumerics for a URL's `v`, from a source of `count` random bytes. */
export function versionToken(randomBytes: (count: number) => Uint8Array): string {
  let token = '';
  while (token.length < LENGTH) {
    for (const byte of randomBytes(LENGTH - token.length)) {
      if (byte < UNBIASED) token += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return token;
}
