import { restView } from '~/content/contentView';
import { origin } from '~/content/origin';
import { applyMeta, type PageHead } from '~/lib/head';
import type { BegunSample, Facts } from './sampleTop';

declare global {
  interface Window {
    /** Draws another page of its route, as after a click on its link. */
    drawPage?: (params: Readonly<Record<string, string>>) => DrawnPage;
  }
}

interface DrawnPage {
  content: DocumentFragment;
  head: () => PageHead;
}

/**
 * Draws the rest of a page that was begun, and lets the document pass for it from then on. Whoever
 * follows its links has all that they lead to.
 */
export function drawSampleRest(place: Element, begun: BegunSample): void {
  const { path, facts, factsFor, factsLike, topOf, takeTemplates, contentOf, draw } = begun;
  /** The picture as its banner has it, within the document. */
  const drawingOf = (imageUrl: string) =>
    contentOf(imageUrl).querySelector('img')?.getAttribute('src') ?? imageUrl;
  const restOf = (facts: Facts) => {
    const { comments, similar, head } = restView(facts, factsLike(facts));
    const written = comments.map(({ rating, ...texts }) => draw(`comment-${rating}`, texts));
    const slots = {
      comments: [
        written.length ? draw('comments', {}, { comments: written }) : draw('no-comments'),
      ],
      similar: similar.map((each) =>
        draw('similar', { ...each, imageUrl: drawingOf(each.imageUrl) }),
      ),
    };
    return { content: draw('rest', {}, slots), head: () => head };
  };

  takeTemplates(place);
  const { content, head } = restOf(facts);
  place.append(content);
  applyMeta(head(), origin);
  place.closest('[data-page]')?.setAttribute('data-page', path);
  window.drawPage = ({ contentId = '' }) => {
    const facts = factsFor(contentId);
    const drawn = restOf(facts);
    drawn.content.prepend(...topOf(facts));
    return drawn;
  };
}
