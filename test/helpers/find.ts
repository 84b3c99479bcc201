/** Finds elements by what a visitor knows of them: role, name, label, text. */
export interface Finder {
  root: HTMLElement;
  text: () => string;
  heading: (level: number) => HTMLElement;
  button: (name: string) => HTMLElement;
  link: (name: string) => HTMLElement;
  byLabel: (label: string) => HTMLElement;
  byRole: (role: string) => HTMLElement[];
}

export function find(root: HTMLElement): Finder {
  const named = (selector: string, name: string): HTMLElement => {
    const all = [...root.querySelectorAll<HTMLElement>(selector)];
    const found = all.find((each) => nameOf(each) === name);
    if (found) return found;
    throw new Error(`No ${selector} named "${name}" among: ${all.map(nameOf).join(' | ')}`);
  };
  return {
    root,
    text: () => plain(root),
    heading: (level) => {
      const found = root.querySelector<HTMLElement>(`h${level}`);
      if (!found) throw new Error(`No heading of level ${level}`);
      return found;
    },
    button: (name) => named('button', name),
    link: (name) => named('a[href]', name),
    byLabel: (label) => {
      const all = [...root.querySelectorAll('label')];
      const match = all.find((each) => plain(each).replace(/ \(optional\)$/, '') === label);
      const field = match && document.getElementById(match.htmlFor);
      if (!field)
        throw new Error(`No field labelled "${label}" among: ${all.map(plain).join(' | ')}`);
      return field;
    },
    byRole: (role) => [...root.querySelectorAll<HTMLElement>(`[role="${role}"]`)],
  };
}

/** The text of an element, white space collapsed. */
export const plain = (element: Element): string =>
  (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** What is hidden from screen readers is no part of it. */
function nameOf(element: Element): string {
  const read = element.cloneNode(true);
  if (!(read instanceof Element)) return '';
  for (const each of read.querySelectorAll('[aria-hidden=true]')) each.remove();
  return element.getAttribute('aria-label') ?? plain(read);
}
