import { useEffect, useRef, useState } from 'react';
import { LoadNote } from '~/layout/LoadNote';
import { PendingBar } from '~/layout/PendingBar';
import { holdPresses } from '~/lib/holdPresses';
import { loadLive } from './loadLive';
import type { Match, Page } from './page';
import { type LoadFailure, recover } from './reload';
import { type Hydrate, type Takeable, useTakeOver } from './useTakeOver';
import { wantCode } from './wantedCode';

/** What there is to say: that a press waits for the code, or why that did not come. */
type Wait = 'pressed' | Missing | null;

interface Missing {
  failure: LoadFailure;
  wasPressed: boolean;
  retry?: (() => void) | undefined;
}

/** Shows `Kept` until somebody turns to the form in it; then its code takes over what stands. */
export function sleepingForm(match: Match, Kept: Page): Page {
  const shown: Takeable = { Kept };
  return function SleepingForm() {
    const [wait, setWait] = useState<Wait>(null);
    const Page = useTakeOver(shown, match.params, (place, hydrate) =>
      wakeByTouch(place, match, hydrate, setWait),
    );
    return (
      <>
        {wait === 'pressed' && <PendingBar pending />}
        {wait && wait !== 'pressed' && <MissingNote {...wait} />}
        <Page params={match.params} />
      </>
    );
  };
}

/** Stands above the form, and is scrolled to after a press further down. */
function MissingNote({ failure, wasPressed, retry }: Missing) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasPressed) place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place}>
      <LoadNote failure={failure === 'unreachable' ? 'form' : failure} onRetry={retry} />
    </div>
  );
}

/** What a field is touched by, however it is filled in. */
const touches = ['focusin', 'input'];
const isField = (target: unknown) =>
  target instanceof Element && target.matches('input, select, textarea');

/**
 * Waits for a touch, then hydrates the form where it stands: its fields keep the focus and what was
 * typed, and what was pressed meanwhile is pressed again.
 * @param onWait  hears what there is to say meanwhile; code that did not come is asked for once more
 * at the next touch
 * @returns the way to end that
 */
function wakeByTouch(
  place: Element,
  { path, route, params }: Match,
  hydrate: Hydrate,
  onWait: (wait: Wait) => void,
): () => void {
  let isWaking = false;
  let isGone = false;

  const wake = async () => {
    const { load } = route;
    if (isWaking || !load) return;
    isWaking = true;
    wantCode(route);
    try {
      const { Page } = await loadLive(load, params);
      if (isGone) return;
      hydrate(Page, answer);
    } catch {
      // a form on screen is worth more than what may come instead, and nobody asked for that
      const isKept = () => true;
      const failure = await recover(path, () => !isGone, isKept);
      // not before: what is pressed while that is found out is as vain
      const wasPressed = presses.forget();
      // loading the page anew would take what is typed
      const retry = failure === 'unreachable' ? wake : undefined;
      onWait(failure && { failure, wasPressed, retry });
      isWaking = false;
    }
  };
  const answer = () => {
    onWait(null);
    presses.release();
  };
  const onTouch = ({ target }: Event) => void (isField(target) && wake());

  const presses = holdPresses(place, () => {
    onWait('pressed');
    void wake();
  });
  for (const type of touches) place.addEventListener(type, onTouch);
  const stopWaiting = route.wakes?.when(wake);
  if (place.contains(document.activeElement) && isField(document.activeElement)) void wake();
  return () => {
    isGone = true;
    stopWaiting?.();
  };
}
