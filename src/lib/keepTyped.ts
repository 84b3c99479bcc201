/**
 * Remembers the fields of a place that is about to be taken over. A library throws away what it
 * cannot hydrate, and draws it anew: some browser extensions put things beside fields.
 * @returns `giveBack` puts what such fields held, and the focus, into those that took their places;
 * `forget` is for when they stand: later fields of the same names are others
 */
export function keepTyped(place: Element) {
  const fields = [...place.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const focused = document.activeElement;
  return {
    giveBack(): void {
      for (const old of fields) {
        // one that was only moved keeps its text, and loses the focus all the same
        const field = old.isConnected ? old : document.getElementById(old.id);
        if (!field || !('value' in field)) continue;
        // one that was left alone has nothing to say: the new one may hold what was kept for it
        if (field !== old && old.value !== old.defaultValue) {
          field.value = old.value;
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
        if (old === focused && document.activeElement === document.body) field.focus();
      }
    },
    forget(): void {
      fields.length = 0;
    },
  };
}
