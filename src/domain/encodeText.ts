/**
 * `text` percent-encoded for an address. `encodeURIComponent` throws on half a surrogate pair, as a
 * cut emoji leaves behind; here U+FFFD takes its place.
 */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));
