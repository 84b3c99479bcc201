import { jsonError } from './jsonError';
import { fail, ok, type Result } from './result';

/** Far above any real markup, far below where engines run out of stack writing it. */
const MAX_DEPTH = 100;

/** What is wrong with schema markup, and where in the text as typed; both count from 1. */
export interface MarkupError {
  code: 'syntax' | 'too-deep' | 'not-an-object';
  line: number;
  column: number;
}

/** The JSON-LD inside a pasted `<script>` element; text without the wrapper comes back trimmed. */
export function stripScriptWrapper(text: string): string {
  return blankScriptWrapper(text).trim();
}

/**
 * The object or list in a JSON-LD text, with or without its `<script>` wrapper; null for a blank
 * text. Fails where the text is not JSON, is nested over 100 levels, or holds a bare value.
 */
export function parseSchemaMarkup(text: string): Result<object | null, MarkupError> {
  const json = blankScriptWrapper(text);
  if (json.trim() === '') return ok(null);
  const error = jsonError(json, MAX_DEPTH);
  if (error) return fail({ code: error.code, ...position(json, error.index) });
  const value: unknown = JSON.parse(json);
  if (typeof value === 'object' && value !== null) return ok(value);
  return fail({ code: 'not-an-object', ...position(json, json.search(/\S/)) });
}

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

/** The wrapper becomes blanks, so that an error's place still counts in the text as typed. */
function blankScriptWrapper(text: string): string {
  const blank = (tag: string) => tag.replace(/[^\n]/g, ' ');
  return text.replace(/^\s*<script\b[^>]*>/i, blank).replace(/<\/script\s*>\s*$/i, blank);
}

function position(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
