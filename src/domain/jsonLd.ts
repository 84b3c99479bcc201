/** The JSON-LD inside a pasted `<script>` element; text without the wrapper comes back trimmed. */
export const stripScriptWrapper = (text: string): string => blankScriptWrapper(text).trim();

/**
 * The wrapper becomes blanks, so that an error's place still counts in the text as typed, and so
 * does the space around it that JSON does not take for any, such as U+00A0 of a copied text.
 */
export function blankScriptWrapper(text: string): string {
  const bare = text.replace(/^\s*<script\b[^>]*>/i, blank).replace(/<\/script\s*>\s*$/i, blank);
  const before = bare.length - bare.trimStart().length;
  const end = Math.max(before, bare.trimEnd().length);
  return blank(bare.slice(0, before)) + bare.slice(before, end) + blank(bare.slice(end));
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * JSON that is safe inside a `<script>` element: without '<' no '</script>' or '<!--' can end it,
 * without U+2028 and U+2029 no older parser sees a line break in a string.
 */
export function serialiseJsonLd(value: object): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (unsafe) => `\\u${unsafe.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * What a page embeds of an article's schema markup, ready for its `<script>` element; undefined for
 * a blank text and for what is no object or list (`parseSchemaMarkup` tells an author why).
 */
export function embeddedJsonLd(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(stripScriptWrapper(text));
    return typeof value === 'object' && value !== null ? serialiseJsonLd(value) : undefined;
  } catch {
    // no JSON, or nested deeper than engines can write
    return undefined;
  }
}
