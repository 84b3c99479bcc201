import { newVersionFailure } from '~/content/networkFailure';
import { siteAnswers } from '~/data/siteAnswers';
import { unsavedTexts } from '~/lib/unsaved';
import { currentToast, type Toast, toast } from '~/state/toasts';
import { matchPath } from './match';
import { workerAnswers } from './worker';

/**
 * Why a page does not show: the network, files that a deploy took away, or the same while
 * something on screen is not saved.
 */
export type LoadFailure = 'unreachable' | 'outdated' | 'unsaved';

/** In the state of the history entry, which outlives a reload even where storage is blocked. */
interface Mark {
  reloaded?: true | undefined;
  /** The message on screen just then, such as that something is saved. */
  said?: Toast | null | undefined;
}

/**
 * To be called when what a page is made of did not arrive. Where a reload can help, as it does
 * after a deploy, it is tried once; then the promise never settles.
 * @param path      of the page, which the address bar shows
 * @param isWanted  asked once the network has been tried: whether somebody still waits for the page
 * @param isKept    whether what is on screen stays, such as what was typed: nothing is reloaded unasked
 * @returns why the page does not show; null when nobody waits for it any more
 */
export async function recover(
  path: string,
  isWanted: () => boolean,
  isKept: () => boolean = () => false,
): Promise<LoadFailure | null> {
  const stays = () => isMarked() || isKept();
  const isCovered = workerAnswers(path);
  // a silent network takes long to be found out, and a reload is answered for all that
  const answers = (isCovered && !stays()) || (await siteAnswers());
  if (!isWanted()) return null;
  if (!answers && !isCovered) return 'unreachable';
  if (unsavedTexts().length) return 'unsaved';
  if (stays()) return answers ? 'outdated' : 'unreachable';
  const said = currentToast.read();
  // what asks for a reload has it
  setMark({ reloaded: true, said: said?.description === newVersionFailure ? null : said });
  location.reload();
  // whoever goes on before it comes is not to be thrown back
  addEventListener('pushState', () => stop(), { once: true });
  return new Promise(() => undefined);
}

/** To be called when the page of a path is there: a later failure at the same address is another one. */
export function arrived(path: string): void {
  // a quick visitor has gone on, and the mark is that of another page
  if (!isMarked() || matchPath(location.pathname).path !== path) return;
  const { said } = stateOf(history);
  setMark({ reloaded: undefined, said: undefined });
  if (said) toast(said);
}

const isMarked = (): boolean => Boolean(stateOf(history).reloaded);

const setMark = (change: Mark): void =>
  history.replaceState({ ...stateOf(history), ...change }, '');

const stateOf = ({ state }: History): Mark => state ?? {};
