/**
 * Notes where something stands on the screen, before what is above it changes. Browsers hold what is
 * read by themselves, but not where its own margins change with the rest
 * (https://drafts.csswg.org/css-scroll-anchoring/#suppression-triggers).
 * @returns scrolls until it stands there again
 */
export function holdPlace(held: Element): () => void {
  const top = () => held.getBoundingClientRect().top;
  const before = top();
  return () => scrollBy({ top: top() - before, behavior: 'instant' });
}
