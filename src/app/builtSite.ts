import { fetchDocument } from '~/data/documents';
import { keepFooter } from '~/layout/SiteFooter';
import { assetUrl } from '~/lib/assetUrl';
import { readHead } from '~/lib/head';
import { once } from '~/lib/once';
import { addStylesheet, adoptRules } from '~/lib/stylesheet';
import { keptIn } from '~/ui/Kept';
import { partName } from './match';
import type { Params, Route, StillPage } from './page';
import { type PageSource, siteStyles } from './pageSource';
import { patience } from './worker';

const stills = new Map<string, Promise<StillPage>>();
const styles = new Map<string, Promise<void>>();

/** Pages as HTML, stylesheets by route where they are not within; each is fetched once. */
export const builtSite: PageSource = {
  openStill: (name) => once(stills, name, () => fetchStill(name)),
  loadStyles: (id) => once(styles, id, () => addStylesheet(assetUrl(id, 'css'), patience())),
};

/**
 * Takes what the open document was rendered with: nothing of it need be fetched. No route where it
 * is the site's frame and waits to be filled.
 * @param isWhole  else it broke off somewhere, and only its styles are there
 */
export function keepRendered(route: Route | null, params: Params, isWhole: boolean): void {
  if (!route?.loadFrame) {
    styles.set(siteStyles, Promise.resolve());
    if (isWhole) keepFooter(document);
  }
  if (!route) return;
  styles.set(route.id, Promise.resolve());
  const still = isWhole && stillIn(document);
  if (still) stills.set(partName(route, params), Promise.resolve(still));
}

async function fetchStill(name: string): Promise<StillPage> {
  const url = assetUrl(name, 'html');
  const fetched = await fetchDocument(url, patience());
  const still = stillIn(fetched);
  if (!still) throw new Error(`No still page at ${url}`);
  const rules = fetched.querySelector('[type="text/css"]')?.textContent;
  if (rules) {
    adoptRules(rules);
    // a form that is opened again once its code is there has them, too
    styles.set(name, Promise.resolve());
  }
  return still;
}

function stillIn(document: Document): StillPage | null {
  const Page = keptIn(document);
  const head = readHead(document);
  return Page && { Page, head: () => head };
}
