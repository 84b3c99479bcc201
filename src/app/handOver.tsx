import { keptIn } from '~/ui/Kept';
import type { LoadedPage } from './page';
import { type Takeable, useTakeOver } from './useTakeOver';

/**
 * Hydrates a page in a task of its own, once what stands around it answers: both together would
 * block a slow phone for too long. Until then it is what the open document holds.
 */
export function handOver(page: LoadedPage): LoadedPage {
  const { Live, params } = page;
  const Kept = Live && keptIn(document);
  if (!Kept) return page;
  const shown: Takeable = { Kept };
  let answer: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (answer = resolve));

  function HandedOver() {
    const Page = useTakeOver(shown, params, (_, hydrate) => {
      const task = setTimeout(() => Live && hydrate(Live, answer));
      return () => {
        clearTimeout(task);
        answer();
      };
    });
    return <Page params={params} />;
  }
  return { ...page, Page: HandedOver, ready };
}

/**
 * Shows a page in the place of the part of it that the document holds. What was typed, the focus
 * and the scroll position stay.
 * @param show  puts a page on screen, at once
 */
export function complete(page: LoadedPage, show: (page: LoadedPage) => void): void {
  const focused = document.activeElement;
  // asked for before, so that the browser has made up for the note that stood above it
  const top = scrollY;
  show(handOver(page));
  // what stands there was moved, which takes the focus
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  scrollTo({ top, behavior: 'instant' });
}

/** Calls back at once, or when a page answers later than what is around it; gives the way to stop. */
export function whenReady({ ready }: LoadedPage, callback: () => void): () => void {
  let isStopped = false;
  if (ready) void ready.then(() => isStopped || callback());
  else callback();
  return () => void (isStopped = true);
}
