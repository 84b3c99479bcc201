import { factsFor, factsLike, topView } from '~/content/contentView';
import { contentOf, draw, takeTemplates } from './templates';

export type Facts = ReturnType<typeof factsFor>;
/** What drawing the rest of the page takes of the script that drew its top. */
export type BegunSample = NonNullable<ReturnType<typeof drawSampleTop>>;

declare global {
  interface Window {
    begunSample?: BegunSample;
  }
}

/**
 * Draws what a phone shows first of the page that the address names, in place of what stands there,
 * templates included. An address that names none is left to the site's scripts.
 */
export function drawSampleTop(place: Element) {
  const path = location.pathname.replace(/(.)\/+$/, '$1');
  const id = idIn(path);
  if (id === null) return;
  const facts = factsFor(id);
  takeTemplates(place);
  place.replaceChildren(...topOf(facts));
  return { path, facts, factsFor, factsLike, topOf, takeTemplates, contentOf, draw };
}

function topOf(facts: Facts): readonly Node[] {
  const { banner, overview } = topView(facts);
  return [draw(banner.imageUrl, banner), draw('overview', overview)];
}

/** Null where it is no valid percent-encoding. */
function idIn(path: string): string | null {
  const [, segment] = /^\/content\/([^/]+)$/.exec(path) ?? [];
  try {
    return segment === undefined ? null : decodeURIComponent(segment);
  } catch {
    return null;
  }
}
