import purifier, { type Config } from 'dompurify';
import { noHtml, type SafeHtml } from './html';

const listed = (names: string): string[] => names.trim().split(/\s+/);

const config = {
  ALLOWED_TAGS: listed(`
    h1 h2 h3 h4 h5 h6 p br hr div span blockquote pre ul ol li dl dt dd details summary
    a abbr b bdi bdo cite code del dfn em i ins kbd mark q ruby rp rt s samp small strong sub sup
    time u var wbr figure figcaption img
    table caption colgroup col thead tbody tfoot tr th td`),
  ALLOWED_ATTR: listed(`
    href target title src alt width height loading colspan rowspan scope headers
    datetime cite lang dir id start reversed open`),
  // named again, so that a slip in the lists above cannot let them in
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
  FORBID_ATTR: ['style'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  /** An id becomes `user-content-…`, and can thus never stand in for one of the page's own. */
  SANITIZE_NAMED_PROPS: true,
  RETURN_TRUSTED_TYPE: true,
} as const satisfies Frozen<Config>;

type Frozen<T> = { readonly [Key in keyof T]: T[Key] | Readonly<T[Key]> };

/** Parsers drop or bend these, so that 'java\nscript:' or '/\host' is not what it seems. */
const tricks = /[\\\p{Cc}]/u;
/** With no '@' in front of the path: 'https://bank.example@host' is not what it seems either. */
const link = /^(?:https?:\/\/[^/?#@]+(?:[/?#]|$)|mailto:|tel:|\/(?!\/)|#)/i;
/** The content policy blocks pictures over plain http. */
const image = /^(?:https:\/\/[^/?#@]+(?:[/?#]|$)|\/(?!\/))/i;

purifier.addHook('afterSanitizeAttributes', (element) => {
  drop(element, 'href', link);
  drop(element, 'cite', link);
  drop(element, 'src', image);
  // '#' and '#top' name no element
  change(element, 'href', /^#(?!(top)?$)/i, '#user-content-');
  change(element, 'headers', /\S+/g, 'user-content-$&');
  if (element.hasAttribute('target')) element.setAttribute('target', '_blank');
  if (element.tagName === 'IMG') element.setAttribute('loading', 'lazy');
  if (element.tagName === 'A') element.setAttribute('rel', 'noopener noreferrer');
});

function drop(element: Element, attribute: string, allowed: RegExp): void {
  const value = element.getAttribute(attribute)?.trim();
  if (value !== undefined && (tricks.test(value) || !allowed.test(value)))
    element.removeAttribute(attribute);
}

function change(element: Element, attribute: string, from: RegExp, to: string): void {
  const value = element.getAttribute(attribute);
  if (value) element.setAttribute(attribute, value.replace(from, to));
}

/** The one way for HTML that somebody typed into the page: what an article may hold, and no more. */
export function sanitise(html: string): SafeHtml {
  // it would hand back what it was given
  if (!purifier.isSupported) return noHtml;
  return purifier.sanitize(html, config);
}
