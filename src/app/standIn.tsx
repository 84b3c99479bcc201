import { type ComponentType, useEffect } from 'react';
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
  return loadMatch({ ...match, route: rendered, params: {} }).catch(() => ({
    ...empty,
    Page: unsent(contentOf(main)),
    isPartial: true,
  }));
}

/** The forms in it have no code: a browser would send what they hold to an address that takes none. */
function unsent(Content: ComponentType): LoadedPage['Page'] {
  return function Unsent() {
    useEffect(() => {
      const refuse = (event: Event) => {
        event.preventDefault();
        // it says what is missing
        document.querySelector('main [role=alert]')?.scrollIntoView({ block: 'center' });
      };
      addEventListener('submit', refuse);
      return () => removeEventListener('submit', refuse);
    }, []);
    return <Content />;
  };
}
