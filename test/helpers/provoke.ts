/** Runs inside the page: has it show texts, does all that can be done to them, and looks at them. */

interface Work {
  /** Texts of an article, to be shown one after the other. */
  htmls: readonly string[];
  /** The record around the text. */
  record: object;
  /** True to type it into the editor, false to store it as another tab would. */
  typed: boolean;
  /** True where nothing but an article's own vocabulary may have been left. */
  strict: boolean;
}

/** @returns what was found wrong, one line for each */
export async function provoke({ htmls, record, typed, strict }: Work): Promise<string[]> {
  const faults: string[] = [];
  const root = document.getElementById('root');
  for (const [number, html] of htmls.entries()) {
    show(`<p id="mark-${number}">x</p>${html}`);
    const container = await appeared(`mark-${number}`);
    if (!container) {
      faults.push(`not shown: ${html.slice(0, 200)}`);
      continue;
    }
    // laid out, so that what a style asks for is asked for
    container.getBoundingClientRect();
    for (const element of sample([...container.querySelectorAll('*')])) {
      if (strict) faults.push(...oddities(element).map((odd) => `${odd}: ${html.slice(0, 200)}`));
      disturb(element);
    }
    if (document.getElementById('root') !== root) faults.push(`clobbered: ${html.slice(0, 200)}`);
  }
  return faults;

  /** Of thousands one in another, the outermost and the innermost. */
  function sample(elements: Element[]): Element[] {
    return elements.length < 1000 ? elements : [...elements.slice(0, 99), ...elements.slice(-99)];
  }

  function show(text: string): void {
    if (!typed) {
      localStorage.setItem('admin_articles', JSON.stringify([{ ...record, content: text }]));
      dispatchEvent(new StorageEvent('storage', { key: 'admin_articles' }));
      return;
    }
    const field = document.querySelector<HTMLTextAreaElement>('textarea[name=content]');
    if (!field) throw new Error('No editor');
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function appeared(mark: string): Promise<Element | null> {
    const find = () => document.querySelector(`p[id$="${mark}"]`)?.parentElement ?? null;
    return new Promise((resolve) => {
      const done = () => {
        observer.disconnect();
        clearTimeout(timer);
        resolve(find());
      };
      const observer = new MutationObserver(() => find() && done());
      observer.observe(document, { childList: true, subtree: true });
      const timer = setTimeout(done, 5000);
    });
  }

  function disturb(element: Element): void {
    const own = element.getAttributeNames().flatMap((name) => /^on(\w+)/.exec(name)?.[1] ?? []);
    for (const type of ['load', 'error', 'focus', 'mouseover', 'toggle', ...own])
      element.dispatchEvent(new Event(type, { cancelable: true }));
    if (element instanceof HTMLElement) element.click();
    else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }

  function oddities(element: Element): string[] {
    const tags = `h1 h2 h3 h4 h5 h6 p br hr div span blockquote pre ul ol li dl dt dd details summary a
      abbr b bdi bdo cite code del dfn em i ins kbd mark q ruby rp rt s samp small strong sub sup time
      u var wbr figure figcaption img table caption colgroup col thead tbody tfoot tr th td`;
    const attributes = `href target rel title src alt width height loading colspan rowspan scope headers
      datetime cite lang dir id start reversed open is`;
    const odd = element
      .getAttributeNames()
      .filter((name) => !attributes.split(/\s+/).includes(name) || !sound(element, name))
      .map((name) => `${name}=${element.getAttribute(name)}`);
    return tags.split(/\s+/).includes(element.localName) && /xhtml/.test(`${element.namespaceURI}`)
      ? odd
      : [...odd, `<${element.nodeName}>`];
  }

  function sound(element: Element, name: string): boolean {
    const value = element.getAttribute(name) ?? '';
    if (name === 'is') return value === '';
    if (name === 'id') return value.startsWith('user-content-');
    if (name === 'target')
      return value === '_blank' && /noopener/.test(element.getAttribute('rel') ?? '');
    if (!['href', 'src', 'cite'].includes(name)) return true;
    // leads nowhere
    if (!URL.canParse(value, location.href)) return true;
    const { protocol, origin, username, password } = new URL(value, location.href);
    if (username || password) return false;
    if (name === 'src') return protocol === 'https:' || origin === location.origin;
    return ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol);
  }
}
