import { whenFilled } from './fieldRules';
import { parseSchemaMarkup } from './schemaMarkup';
import { safeHttpUrl, safeImageUrl } from './url';

// Rules of fields that only staff fill in; each admits an empty field.

/** An absolute http or https address, as `safeHttpUrl` reads it; else 'invalid-url'. */
export const httpUrl = whenFilled('invalid-url', (value) => safeHttpUrl(value.trim()) !== null);

/** The same, or a path on this site, as `safeImageUrl` reads it; else 'invalid-url'. */
export const imageUrl = whenFilled('invalid-url', (value) => safeImageUrl(value.trim()) !== null);

/** Schema markup that parses, in its script element or without; else 'invalid-json'. */
export const schemaJson = whenFilled('invalid-json', (value) => parseSchemaMarkup(value).ok);
