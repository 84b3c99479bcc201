import { jsonError } from './jsonError';
import { blankScriptWrapper } from './jsonLd';
import { fail, ok, type Result } from './result';

/** Far above any real markup, far below where engines run out of stack writing it. */
const MAX_DEPTH = 100;

/** What is wrong with schema markup, and where in the text as typed; both count from 1. */
interface MarkupError {
  code: 'syntax' | 'too-deep' | 'not-an-object';
  line: number;
  column: number;
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

function position(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
