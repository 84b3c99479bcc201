import { origin } from '~/content/origin';
import { paths } from '~/content/paths';
import { locale, site } from '~/content/site';
import { serialiseJsonLd } from '~/domain/jsonLd';
import type { PageHead } from '~/lib/head';

/** The head of a prerendered page, as HTML; its structured data goes to the end of the body. */
export function renderHead(head: PageHead): string {
  const url = head.isPending ? '' : origin + head.path;
  const image = `${origin}/og.png`;
  return [
    ...essentials(head),
    // a crawler that reads `noindex` need not run the scripts, which may know better
    head.isPending ? '' : meta('name', 'robots', head.noindex ? 'noindex' : 'index, follow'),
    meta('property', 'og:type', head.published ? 'article' : 'website'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:locale', locale.replace('-', '_')),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    url && meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${site.name}: ${site.tagline}`),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<link rel="icon" href="/pictures/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
    `<link rel="manifest" href="/site.webmanifest">`,
    `<link rel="alternate" type="application/atom+xml" title="${escapeMarkup(site.name)}" href="${paths.feed}">`,
    meta('name', 'theme-color', '#0c1120'),
  ]
    .filter(Boolean)
    .join('\n');
}

/** What a page tells search engines, as HTML. Nobody sees it: it follows what is to be painted. */
export const renderStructuredData = (structuredData: readonly object[]): string =>
  structuredData
    .map((data) => `<script type="application/ld+json">${serialiseJsonLd(data)}</script>`)
    .join('\n');

/** As much of the head as a page that is already open needs to know of the next one. */
export const renderHeadOfPart = (head: PageHead): string =>
  [...essentials(head), head.noindex ? meta('name', 'robots', 'noindex') : ''].join('');

const essentials = (head: PageHead): string[] => [
  `<title>${escapeMarkup(head.title)}</title>`,
  meta('name', 'description', head.description),
  `<link rel="canonical"${head.isPending ? '' : ` href="${escapeMarkup(origin + head.path)}"`}>`,
  ...(head.published ? [meta('property', 'article:published_time', head.published)] : []),
];

const meta = (key: 'name' | 'property', value: string, content: string) =>
  `<meta ${key}="${value}" content="${escapeMarkup(content)}">`;

/** Text made safe for HTML and XML, attribute values included. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');
