/** What the fields of `form` hold, for each name in `initial`. */
export function readFields<Field extends string>(
  form: HTMLFormElement,
  initial: Readonly<Record<Field, string>>,
): Record<Field, string> {
  const data = new FormData(form);
  const values: Record<Field, string> = { ...initial };
  for (const name in values) values[name] = String(data.get(name) ?? '');
  return values;
}

/** Focuses the first field named in `faults` and keeps its label in sight, too. */
export function focusFirst(form: HTMLFormElement, faults: object): void {
  const field = [...form.querySelectorAll<HTMLElement>('[name]')].find((each) =>
    Object.hasOwn(faults, each.getAttribute('name') ?? ''),
  );
  field?.focus();
  form.querySelector(`label[for="${field?.id}"]`)?.scrollIntoView({ block: 'nearest' });
}
