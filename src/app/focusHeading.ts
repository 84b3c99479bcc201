/** A page that asks a server first gets its heading later; after this long nobody waits for it. */
const patience = 10_000;

/**
 * Moves the focus to the heading of the page just opened, so that it is read out and Tab goes on
 * from there; as soon as there is one, unless the visitor has gone elsewhere meanwhile.
 */
export function focusHeading(): void {
  if (focusNow()) return;
  const observer = new MutationObserver(() => {
    const moved = document.activeElement !== document.body;
    if (moved || focusNow()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patience);
}

function focusNow(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
