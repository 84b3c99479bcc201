import { restView } from '~/content/contentView';
import { origin } from '~/content/origin';
import { applyMeta } from '~/lib/head';
import type { BegunSample } from './sampleTop';

/** Draws the rest of a page that was begun, and lets the document pass for it from then on. */
export function drawSampleRest(place: Element, begun: BegunSample): void {
  const { path, facts, factsLike, takeTemplates, contentOf, draw } = begun;
  /** The picture as its banner has it, within the document. */
  const drawingOf = (imageUrl: string) =>
    contentOf(imageUrl).querySelector('img')?.getAttribute('src') ?? imageUrl;
  const { comments, similar, head } = restView(facts, factsLike(facts));
  takeTemplates(place);
  const written = comments.map(({ rating, ...texts }) => draw(`comment-${rating}`, texts));
  const slots = {
    comments: [written.length ? draw('comments', {}, { comments: written }) : draw('no-comments')],
    similar: similar.map((each) =>
      draw('similar', { ...each, imageUrl: drawingOf(each.imageUrl) }),
    ),
  };
  place.append(draw('rest', {}, slots));
  applyMeta(head, origin);
  place.closest('[data-page]')?.setAttribute('data-page', path);
}
