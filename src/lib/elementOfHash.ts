/**
 * What the address points at: in the text of an article by its author's id, too, which it bears with
 * a prefix (see `sanitise.ts`). Null where nothing bears that id, or where it is no valid text.
 */
export function elementOfHash(): Element | null {
  try {
    const id = decodeURIComponent(location.hash.slice(1));
    return document.getElementById(id) ?? document.getElementById(`user-content-${id}`);
  } catch {
    return null;
  }
}
