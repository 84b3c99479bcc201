import { networkFailure, newVersionFailure } from '~/content/networkFailure';
import { isMissing } from '~/data/siteAnswers';
import { codePatience } from '~/lib/codePatience';
import { documentPatience } from '~/lib/documentPatience';
import { holdPresses } from '~/lib/holdPresses';
import { isTypedIn } from '~/lib/isTypedIn';
import { reloadOnce } from './again';
import { dataset } from './dataset';

// Loads the page's scripts when the browser has nothing better to do, or at the first touch; on a
// lean connection at a touch alone. What was pressed before they ran is pressed again once they do.

let started = false;
/** Whether scripts will be asked for without a touch, even if a touch has asked in vain before. */
let willTryAgain = false;
let giveUp = () => false;

/** What does its work without them. */
const unscripted = 'a, summary, [data-theme-toggle], [data-picture]';

/** @param ready  resolves when it is the scripts' turn */
export function startWhenIdle(ready: Promise<void>): void {
  addEventListener('pointerdown', start, { passive: true });
  addEventListener('keydown', start);
  willTryAgain = true;
  const begin = () => {
    willTryAgain = false;
    start();
  };
  ready.then(begin);
  // of a document that broke off Chromium never says that it is there
  setTimeout(() => document.readyState === 'loading' && begin(), documentPatience);
  holdEarly();
}

/**
 * Shows by `data-asleep` on the document that nothing is under way yet, 'failed' once it was in vain;
 * by `data-lean` that nothing is to be fetched unasked, for as long as the document lives.
 */
export function startWhenTouched(): void {
  dataset['asleep'] = dataset['lean'] = '';
  // not pointerdown, which a finger that scrolls causes, too
  for (const type of ['click', 'keydown'])
    addEventListener(type, ({ target }) => {
      if (target instanceof Element && !target.closest(unscripted)) start();
    });
  holdEarly();
}

/** Buttons and forms that need the scripts wait for them; links work as they are. */
function holdEarly(): void {
  const { release, forget } = holdPresses(window, start, unscripted);
  addEventListener('hydrated', release, { once: true });
  giveUp = forget;
}

function start(): void {
  if (started) return;
  started = true;
  wake();
  const urls = pageScripts();
  const [main] = urls;
  preload(urls);
  if (!main) return;
  const fail = () => {
    started = false;
    if (willTryAgain) return;
    // made later, a press would come when nobody expects it
    if (giveUp()) say(networkFailure);
    dataset['asleep'] = 'failed';
    addEventListener('online', start, { once: true });
    // not before that is said: an answer may never come
    isMissing(main).then((isGone) => isGone && goOn());
  };
  // of a download that hangs an import never tells; what comes later than that is welcome
  const timer = setTimeout(fail, codePatience);
  import(main).then(wake, fail).then(() => clearTimeout(timer));
}

/** Ends the wait. It also empties the place of notifications: the scripts must find it as rendered. */
function wake(): void {
  delete dataset['asleep'];
  say('');
}

/** Reloads into the new version, once; where something was typed the visitor is told instead. */
function goOn(): void {
  if (isTypedIn(document) || !reloadOnce()) say(newVersionFailure);
}

/** Shows a text in the place of urgent notifications. */
function say(text: string): void {
  const place = document.querySelector('#toasts > :last-child');
  if (place) place.textContent = text;
}

/** The entry first. */
export const pageScripts = (): string[] => (dataset['scripts'] ?? '').split(' ');

export function preload(urls: readonly string[]): void {
  for (const href of urls) addLink({ rel: 'modulepreload', href });
}

export const addLink = (
  link: Pick<HTMLLinkElement, 'rel' | 'href'> &
    Partial<Pick<HTMLLinkElement, 'as' | 'crossOrigin'>>,
): void => document.head.append(Object.assign(document.createElement('link'), link));
