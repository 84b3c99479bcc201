import { SiteFrame } from '~/layout/SiteFrame';
import { readHead } from '~/lib/head';
import { contentOf, keptIn } from '~/ui/Kept';
import { loadMatch } from './loadPage';
import type { LoadedPage, Match, Route } from './page';

/**
 * For a page whose code did not come: whatever the document holds of it, be it only the words that it is
 * loading. The outlet asks for the page once more, and says when that is in vain.
 * @param rendered  route of the page in the document
 * @param partOf    path of that page
 */
export async function standIn(
  match: Match,
  rendered: Route | null,
  partOf: string,
): Promise<LoadedPage> {
  const empty = { ...match, path: '', Frame: SiteFrame, head: () => readHead(document) };
  const Kept = keptIn(document);
  // of a page that is not for everybody, no more is rendered ahead than that it is loading
  if (!rendered || rendered.guard || !Kept)
    return { ...empty, Page: contentOf(document.querySelector('main') ?? document) };
  const kept = (): LoadedPage => {
    addEventListener('submit', refuse);
    return { ...empty, Page: Kept, partOf };
  };
  // the page itself was just given up
  if (rendered === match.route) return kept();
  return loadMatch({ ...match, route: rendered, params: {} }).catch(kept);
}

/**
 * The forms in it have no code: a browser would send what they hold to an address that takes none.
 * What code has dealt with it leaves alone, and so may stay.
 */
function refuse(event: Event): void {
  if (event.defaultPrevented) return;
  event.preventDefault();
  // it says what is missing
  document.querySelector('main [role=alert]')?.scrollIntoView({ block: 'center' });
}
