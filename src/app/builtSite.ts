import { fetchDocument } from '~/data/documents';
import { readHead } from '~/lib/head';
import { addStylesheet } from '~/lib/stylesheet';
import { keptIn } from '~/ui/Kept';
import type { PageSource, StillPage } from './pageSource';

const stills = new Map<string, Promise<StillPage>>();
const styles = new Map<string, Promise<void>>();

/** Still pages as HTML and stylesheets, both by route; each is fetched once. */
export const builtSite: PageSource = {
  openStill: (id) => once(stills, id, () => fetchStill(assetUrl(id, 'html'))),
  loadStyles: (id) => once(styles, id, () => addStylesheet(assetUrl(id, 'css'))),
};

/** Takes what the open document was rendered with: nothing of it need be fetched. */
export function keepRendered(routeId: string): void {
  styles.set(routeId, Promise.resolve());
  const still = stillIn(document);
  if (still) stills.set(routeId, Promise.resolve(still));
}

async function fetchStill(url: string): Promise<StillPage> {
  const still = stillIn(await fetchDocument(url));
  if (!still) throw new Error(`No still page at ${url}`);
  return still;
}

function stillIn(document: Document): StillPage | null {
  const Page = keptIn(document);
  const head = readHead(document);
  return Page && { Page, head: () => head };
}

const assetUrl = (routeId: string, kind: 'css' | 'html'): string =>
  `/assets/${routeId}-${document.documentElement.dataset['version']}.${kind}`;

/** What failed is tried again the next time. */
function once<T>(known: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const loading = known.get(key) ?? load();
  known.set(key, loading);
  loading.catch(() => known.delete(key));
  return loading;
}
