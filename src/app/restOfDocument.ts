import { layOutBelow } from '~/lib/below';
import { documentPatience } from '~/lib/documentPatience';

/**
 * Waits for what is still to come of the document, which neither a touch nor `import()` does, and
 * ends it where nothing comes: of a connection that broke Chromium says for ever that it loads.
 * @returns whether it is whole
 */
export async function restOfDocument(): Promise<boolean> {
  for (let before = 0; document.readyState === 'loading';) {
    const { length } = document.all;
    if (length === before) {
      // what came after all would be put beside what is drawn now
      stop();
      // waits for an event that does not come any more
      layOutBelow();
      return false;
    }
    before = length;
    await new Promise((resolve) => {
      document.onreadystatechange = resolve;
      setTimeout(resolve, documentPatience);
    });
  }
  // what is drawn last
  return document.querySelector('#toasts > * + *') !== null;
}
