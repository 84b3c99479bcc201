/** Characters from which on a browser is no longer asked to find out a text's direction. */
const MAX_LENGTH = 50_000;

/** Whether finding out the direction of so long a text could hold up the typing. */
export const isSlowToDirect = (length: number): boolean => length > MAX_LENGTH;

/**
 * Keeps the direction of a field that is about to hold a text of this length. Left to find it out,
 * Chromium takes seconds to show 1 MB, longer still for each key in a line of it, and never ends
 * with 5 MB.
 */
export function fixDirection(field: HTMLInputElement | HTMLTextAreaElement, length: number): void {
  if (field.dir === 'auto' && isSlowToDirect(length))
    field.dir = field.matches(':dir(rtl)') ? 'rtl' : 'ltr';
}
