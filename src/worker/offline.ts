import type { Shelf } from './rules';
import { find, open } from './store';

/** The row of the list that stands in the page as it was built. */
const row = /<li data-kept[^]*?<\/li>/;
const title = /<title>([^|<]*)/;
const version = /data-version="([^"]*)/;
const canonical = /"canonical" href="([^"]*)/;

/**
 * The page that says that there is no network, with a list of the pages that are kept. Its status
 * is that of a site that cannot answer now, so that nobody takes it for the page asked for.
 * @param key  where the page as it was built is kept; rejects where it is not, and the browser then
 *   shows its own error page
 */
export async function offlinePage(key: string): Promise<Response> {
  const page = (await find('pages', key)) as Response;
  const html = await page.text();
  const [sample = ''] = row.exec(html) ?? [];
  const kept = new Map([...(await wholePages()), ...(await parts(foundBy(version, html)))]);
  kept.delete(key);
  const rows = [...kept].map(([path, name]) =>
    sample.replace(/href="[^"]*"/, () => `href="${path}"`).replace(/>[^<]+</, () => `>${name}<`),
  );
  const { headers } = page;
  return new Response(
    html.replace(row, () => rows.join('')),
    { status: 503, headers },
  );
}

type Named = [path: string, name: string];

/** Without those that are but a frame for scripts to fill. */
const wholePages = async (): Promise<Named[]> =>
  (await textsOn('pages', () => true)).flatMap(([path, html]) =>
    html.includes(`data-page="${path}"`) ? named(path, html) : [],
  );

/** Pages that were reached by a click are kept without the header and footer around them. */
const parts = async (version: string): Promise<Named[]> =>
  (await textsOn('files', (path) => path.endsWith(`-${version}.html`))).flatMap(([, html]) => {
    const url = foundBy(canonical, html);
    return url ? named(new URL(url).pathname, html) : [];
  });

function named(path: string, html: string): Named[] {
  const name = foundBy(title, html).trim();
  return name ? [[path, name]] : [];
}

export const foundBy = (pattern: RegExp, html: string): string => pattern.exec(html)?.[1] ?? '';

/** What is on a shelf, by path. */
async function textsOn(
  shelf: Shelf,
  isWanted: (path: string) => boolean,
): Promise<[path: string, text: string][]> {
  const kept = await (await open(shelf)).keys();
  const paths = kept.map(({ url }) => new URL(url).pathname).filter(isWanted);
  return Promise.all(
    paths.map(async (path) => [path, (await (await find(shelf, path))?.text()) ?? '']),
  );
}
