export const titleField = () => document.getElementById('article-title');

/**
 * Moves the focus and the screen there at once: a smooth scroll would end at where it stood before the
 * panel above it went.
 */
export function showTitle(): void {
  const field = titleField();
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
