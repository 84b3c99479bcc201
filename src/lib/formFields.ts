import { fixDirection } from './direction';

/** What the fields of `form` hold, for each name in `initial`. */
export function readFields<Field extends string>(
  form: HTMLFormElement,
  initial: Readonly<Record<Field, string>>,
): Record<Field, string> {
  const values: Record<Field, string> = { ...initial };
  for (const name in values) values[name] = textOf(form.elements.namedItem(name));
  return values;
}

/** Not by FormData, in which half a surrogate pair would become another character. */
function textOf(field: Element | RadioNodeList | null): string {
  if (!isField(field)) return '';
  return field.matches('[type=checkbox]:not(:checked)') ? '' : field.value;
}

const isField = (
  field: Element | RadioNodeList | null,
): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement;

/** Puts texts into the fields of their names; what holds that text already keeps its caret. */
export function writeFields(
  form: HTMLFormElement,
  texts: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (!isField(field) || text === undefined || textOf(field) === text) continue;
    if (!(field instanceof HTMLSelectElement)) fixDirection(field, text.length);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = text !== '';
    else field.value = text;
  }
}

/** Focuses the first field named in `faults` and keeps its label in sight, too. */
export function focusFirst(form: HTMLFormElement, faults: object): void {
  const field = [...form.querySelectorAll<HTMLElement>('[name]')].find((each) =>
    Object.hasOwn(faults, each.getAttribute('name') ?? ''),
  );
  field?.focus();
  form.querySelector(`label[for="${field?.id}"]`)?.scrollIntoView({ block: 'nearest' });
}
