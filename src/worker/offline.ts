import { find } from './store';

/** The row of the list that stands in the page as it was built. */
const row = /<li data-kept[^]*?<\/li>/;
const title = /<title>([^|<]*)/;

/**
 * The page that says that there is no network, with a list of the pages that are kept. Its status
 * is that of a site that cannot answer now, so that nobody takes it for the page asked for.
 * @param key  where the page as it was built is kept
 */
export async function offlinePage(key: string): Promise<Response> {
  const page = await find('pages', key);
  if (!page) return Response.error();
  const html = await page.text();
  const [sample = ''] = row.exec(html) ?? [];
  const links = (await keptPages()).filter(([path]) => path !== key);
  const rows = links.map(([path, name]) =>
    sample.replace(/href="[^"]*"/, () => `href="${path}"`).replace(/>[^<]+</, () => `>${name}<`),
  );
  const { headers } = page;
  return new Response(
    html.replace(row, () => rows.join('')),
    { status: 503, headers },
  );
}

/** Path and name of each; without those that are but a frame for scripts to fill. */
async function keptPages(): Promise<[string, string][]> {
  const cache = await caches.open('pages');
  const found = (await cache.keys()).map(async ({ url }): Promise<[string, string][]> => {
    const path = new URL(url).pathname;
    const html = (await (await cache.match(url))?.text()) ?? '';
    const [, name] = html.includes(`data-page="${path}"`) ? (title.exec(html) ?? []) : [];
    return name ? [[path, name.trim()]] : [];
  });
  return (await Promise.all(found)).flat();
}
