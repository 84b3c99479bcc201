const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';

/** Elements inside `container` that Tab reaches, in document order. */
const tabStops = (container: Element): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(focusable)].filter(
    (each) => each.getClientRects().length > 0,
  );

/** On Tab at either end of `container`, moves focus to the other end. */
export function keepFocusInside(event: KeyboardEvent, container: Element): void {
  if (event.key !== 'Tab') return;
  const stops = tabStops(container);
  const from = event.shiftKey ? stops[0] : stops.at(-1);
  const to = event.shiftKey ? stops.at(-1) : stops[0];
  if (!to || !from) return;
  const active = document.activeElement;
  if (active !== from && active !== container && active !== document.body) return;
  event.preventDefault();
  to.focus();
}
