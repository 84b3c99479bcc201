import { isEmail } from './email';
import { passwordProblems } from './password';

export type FieldError =
  | 'required'
  | 'too-long'
  | 'invalid-email'
  | 'invalid-url'
  | 'invalid-json'
  | 'invalid-choice'
  | 'weak-password'
  | 'mismatch'
  | 'taken';

/** The fields that are wrong, each with its first fault; an empty object is a valid form. */
export type FieldErrors<Field extends string> = Partial<Record<Field, FieldError>>;

/** Judges one field's text; null means that it is fine. */
type FieldRule = (value: string) => FieldError | null;

/** Each field against its rules in order, the first fault reported. */
export function checkFields<Field extends string>(
  values: Readonly<Record<Field, string>>,
  rules: Readonly<Record<Field, readonly FieldRule[]>>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field in rules) {
    const error = firstError(values[field], rules[field]);
    if (error) errors[field] = error;
  }
  return errors;
}

function firstError(value: string, rules: readonly FieldRule[]): FieldError | null {
  for (const rule of rules) {
    const error = rule(value);
    if (error) return error;
  }
  return null;
}

/** Something other than white space. */
export const required: FieldRule = (value) => (value.trim() === '' ? 'required' : null);

/** For passwords, where spaces count. */
export const requiredVerbatim: FieldRule = (value) => (value === '' ? 'required' : null);

/** How many Unicode code points a text has: an emoji counts once, as in the database. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** At most `max` code points. */
export const maxLength =
  (max: number): FieldRule =>
  (value) =>
    value.length > max && lengthOf(value) > max ? 'too-long' : null;

/** Applies a rule only to a field that is filled in. */
export const whenFilled =
  (error: FieldError, isGood: (value: string) => boolean): FieldRule =>
  (value) =>
    value.trim() === '' || isGood(value) ? null : error;

/** White space beyond ASCII, which browsers leave in place when they trim an e-mail field. */
const ODD_SPACE = /[^\S\t\n\f\r ]/u;

/** An address, or none; white space around it is no fault where a browser trims it. */
export const email = whenFilled(
  'invalid-email',
  (value) => isEmail(value.trim()) && !ODD_SPACE.test(value),
);

/** A good new password (see `passwordProblems`), or none. */
export const strongPassword: FieldRule = (value) => {
  const problems = value === '' ? [] : passwordProblems(value);
  if (problems.includes('too-long')) return 'too-long';
  return problems.length > 0 ? 'weak-password' : null;
};

/** One of the choices, letter for letter. */
export const oneOf =
  (choices: readonly string[]): FieldRule =>
  (value) =>
    choices.includes(value) ? null : 'invalid-choice';

/** The same text as another field's. */
export const sameAs =
  (other: string): FieldRule =>
  (value) =>
    value === other ? null : 'mismatch';
