import { type SafeScript, scriptPolicy } from './html';

/** What a page says of itself in the document head. */
export interface PageHead {
  title: string;
  description: string;
  /** Absolute path of the page, without parameters. */
  path: string;
  /** True keeps the page out of search engines. */
  noindex?: boolean;
  /** True where scripts will say what address it has, and whether to list it. */
  isPending?: boolean;
  /** Set on articles: ISO date of publication. */
  published?: string;
  /** JSON-LD in which nothing can end a script element, see `serialiseJsonLd`. */
  jsonLd?: string | undefined;
}

const publishedName = 'article:published_time';
const jsonLdPolicy = scriptPolicy('jsonld');

/** Brings the head of the open document up to date after a change of page. */
export function applyHead(head: PageHead, origin: string): void {
  applyMeta(head, origin);
  // structured data describes the page it was rendered with
  for (const block of document.querySelectorAll('script[type="application/ld+json"]'))
    block.remove();
  if (head.jsonLd) document.head.append(jsonLdScript(jsonLdPolicy(head.jsonLd)));
}

/** The same for a document that holds no structured data and gets none. */
export function applyMeta(head: Omit<PageHead, 'jsonLd'>, origin: string): void {
  document.title = head.title;
  setMeta('name', 'description', head.description);
  setMeta('name', 'robots', head.noindex ? 'noindex' : 'index, follow');
  setMeta('property', 'og:title', head.title);
  setMeta('property', 'og:description', head.description);
  setMeta('property', 'og:url', origin + head.path);
  setMeta('property', 'og:type', head.published ? 'article' : 'website');
  setMeta('property', publishedName, head.published);
  document.querySelector('link[rel=canonical]')?.setAttribute('href', origin + head.path);
}

/** What the head of a document rendered ahead says of its page. */
export function readHead(document: Document): PageHead {
  const find = (selector: string) => document.querySelector(selector)?.getAttribute('content');
  const published = find(`meta[property="${publishedName}"]`);
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '/';
  return {
    title: document.title,
    description: find('meta[name=description]') ?? '',
    path: new URL(canonical, location.href).pathname,
    noindex: find('meta[name=robots]') === 'noindex',
    ...(published && { published }),
  };
}

function jsonLdScript(textContent: SafeScript): HTMLScriptElement {
  return Object.assign(document.createElement('script'), {
    type: 'application/ld+json',
    textContent,
  });
}

function setMeta(key: 'name' | 'property', value: string, content: string | undefined): void {
  let meta = document.head.querySelector(`meta[${key}="${value}"]`);
  if (content === undefined) return meta?.remove();
  if (!meta) {
    meta = document.createElement('meta');
    meta.setAttribute(key, value);
    document.head.append(meta);
  }
  meta.setAttribute('content', content);
}
