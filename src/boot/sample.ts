import { contentView } from '~/content/contentView';
import { origin } from '~/content/origin';
import { applyHead } from '~/lib/head';
import { contentOf, draw } from './templates';

/**
 * Draws the page that the address names in place of what stands there, templates included, and lets
 * the document pass for it from then on. An address that names none is left to the site's scripts.
 */
export function drawSample(place: Element): void {
  const path = location.pathname.replace(/(.)\/+$/, '$1');
  const id = idIn(path);
  if (id === null) return;
  const { banner, overview, comments, similar, head } = contentView(id);
  const written = comments.map(({ rating, ...texts }) => draw(`comment-${rating}`, texts));
  place.replaceChildren(
    draw(banner.imageUrl, banner),
    draw('details', overview, {
      comments: [
        written.length ? draw('comments', {}, { comments: written }) : draw('no-comments'),
      ],
      similar: similar.map((each) =>
        draw('similar', { ...each, imageUrl: drawingOf(each.imageUrl) }),
      ),
    }),
  );
  applyHead(head, origin);
  place.closest('[data-page]')?.setAttribute('data-page', path);
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

/** The picture as its banner has it, within the document. */
const drawingOf = (imageUrl: string): string =>
  contentOf(imageUrl).querySelector('img')?.getAttribute('src') ?? imageUrl;
