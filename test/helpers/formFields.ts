/** What the tests of several forms ask of their fields. */
import * as assert from 'uvu/assert';
import { type Finder, plain } from './find';

/** What a screen reader says after a field's name: its hint and its error. */
export function messageOf(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => plain(document.getElementById(id) ?? document.body)).join(' ');
}

/** The error beside each field at fault, by the field's name. */
export function errorsIn({ root }: Pick<Finder, 'root'>): Record<string, string> {
  const faulty = [...root.querySelectorAll('[aria-invalid="true"]')];
  return Object.fromEntries(
    faulty.map((field) => [
      field.getAttribute('name') ?? '',
      plain(document.getElementById(`${field.id}-error`) ?? document.body),
    ]),
  );
}

/** What browsers and password managers go by. */
interface Attributes {
  name: string;
  type: string;
  autocomplete: string;
}

export function assertAttributes(app: Finder, expected: Readonly<Record<string, Attributes>>) {
  for (const [label, attributes] of Object.entries(expected)) {
    const field = app.byLabel(label);
    const read = (name: string) => field.getAttribute(name);
    assert.equal(
      { name: read('name'), type: read('type'), autocomplete: read('autocomplete') },
      attributes,
      label,
    );
    assert.is(read('aria-required'), 'true', label);
  }
}

/** What the toast on screen says, its title first. */
export const toastOf = ({ root }: Pick<Finder, 'root'>): string =>
  [...root.querySelectorAll('section[aria-label^="Notifications"] p')].map(plain).join(': ');

/** What stands beside a form about the whole of it. */
export const faultOf = ({ root }: Pick<Finder, 'root'>): string =>
  plain(root.querySelector('form div[role="alert"]') ?? document.createElement('p'));
