import { shippedPosts } from '~/content/blog';
import { blogHead } from '~/content/heads/blog';
import { origin } from '~/content/origin';
import { paths } from '~/content/paths';
import { locale, site } from '~/content/site';
import { escapeMarkup } from './head';

const posts = [...shippedPosts].sort((a, b) => b.date.localeCompare(a.date));

/**
 * The files that tell machines about the site, by name.
 * @param indexable paths of the pages that search engines may list
 */
export const discoveryFiles = (indexable: readonly string[]): Record<string, string> => ({
  'sitemap.xml': sitemap(indexable),
  'robots.txt': `User-agent: *\nDisallow: /admin\n\nSitemap: ${origin}/sitemap.xml\n`,
  'feed.xml': feed(),
  'site.webmanifest': JSON.stringify(manifest),
});

function sitemap(indexable: readonly string[]): string {
  const urls = indexable.map((path) => `<url><loc>${escapeMarkup(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** The blog as an Atom feed (RFC 4287). */
function feed(): string {
  const entries = posts.map((post) => {
    const url = origin + paths.blogPost(post.slug);
    return `<entry>
<id>${escapeMarkup(url)}</id>
<title>${escapeMarkup(post.title)}</title>
<link href="${escapeMarkup(url)}"/>
<updated>${instant(post.date)}</updated>
<author><name>${escapeMarkup(post.authorName)}</name></author>
<summary>${escapeMarkup(post.excerpt)}</summary>
</entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${origin}${paths.blog}</id>
<title>${escapeMarkup(blogHead.title)}</title>
<link rel="alternate" href="${origin}${paths.blog}"/>
<link rel="self" href="${origin}${paths.feed}"/>
<updated>${instant(posts[0]?.date ?? '')}</updated>
${entries.join('\n')}
</feed>
`;
}

const instant = (date: string): string => new Date(date).toISOString();

const manifest = {
  name: site.name,
  short_name: site.name,
  description: site.tagline,
  lang: locale,
  start_url: '/',
  display: 'standalone',
  background_color: '#faf7f1',
  theme_color: '#0c1120',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    { src: '/pictures/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};
