import { SiteFrame } from '~/layout/SiteFrame';
import { readHead } from '~/lib/head';
import { contentOf } from '~/ui/Kept';
import { type LoadedPage, loadMatch } from './loadPage';
import type { Match } from './match';
import type { Route } from './page';

/**
 * For a page whose parts did not come: what the document holds of it, or else an empty one. With
 * either the outlet asks for the page once more, and says when that is in vain.
 * @param rendered  route of the page in the document
 */
export async function standIn(match: Match, rendered: Route | null): Promise<LoadedPage> {
  const empty = { ...match, path: '', Frame: SiteFrame, head: () => readHead(document) };
  const main = document.querySelector('main');
  // of a page that is not for everybody, no more is rendered ahead than that it is loading
  if (!rendered || rendered.guard || !main) return { ...empty, Page: () => null };
  return loadMatch({ ...match, route: rendered }).catch(() => ({
    ...empty,
    Page: contentOf(main),
    isPartial: true,
  }));
}
