import { whenFilled } from './fieldRules';
import { parseSchemaMarkup } from './schemaMarkup';
import { safeHttpUrl, safeImageUrl } from './url';

/** Rules of fields that only staff fill in; each admits an empty field. */
export const httpUrl = whenFilled('invalid-url', (value) => safeHttpUrl(value.trim()) !== null);
export const imageUrl = whenFilled('invalid-url', (value) => safeImageUrl(value.trim()) !== null);
export const jsonLd = whenFilled('invalid-json', (value) => parseSchemaMarkup(value).ok);
