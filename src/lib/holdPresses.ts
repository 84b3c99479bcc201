import { tabReached } from './tabReached';

const heldEvents = ['click', 'submit', 'keydown'];
const pressables = () => [...document.querySelectorAll<HTMLElement>('button, form')];

/**
 * Keeps back presses of buttons, and forms sent, for code that is not there yet. A key that leads from
 * a tab to another one moves the focus there and is kept as a press of that.
 * @param within  where
 * @param onHeld  called at each press
 * @param spared  selector of the buttons that do without it; none when left out
 * @returns `release` for when the code is there: the last press is made again. `forget` for when it
 * did not come: that press is not made later, when nobody expects it. It says whether there was one.
 */
export function holdPresses(within: EventTarget, onHeld: () => void, spared = ':not(*)') {
  let pressAgain: (() => void) | undefined;
  const hold = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const pressed =
      event.type === 'click'
        ? target.closest<HTMLElement>('button')
        : event instanceof KeyboardEvent && nextTab(event, target);
    const button = pressed && !pressed.matches(spared) && pressed;
    const form = event.type === 'submit' && target instanceof HTMLFormElement && target;
    const held = button || form;
    if (!held) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'keydown') held.focus();
    const place = pressables().indexOf(held);
    pressAgain = () => {
      // a library draws anew what it cannot hydrate
      const there = held.isConnected ? held : pressables()[place];
      if (there instanceof HTMLFormElement) there.requestSubmit();
      else there?.click();
    };
    onHeld();
  };
  for (const type of heldEvents) within.addEventListener(type, hold, true);
  return {
    release: () => {
      for (const type of heldEvents) within.removeEventListener(type, hold, true);
      pressAgain?.();
    },
    forget: () => {
      const wasPressed = Boolean(pressAgain);
      pressAgain = undefined;
      return wasPressed;
    },
  };
}

/** The tab that a key leads to. */
function nextTab(event: KeyboardEvent, target: Element): HTMLElement | undefined {
  const list = target.matches('[role=tab]') && target.parentElement;
  if (!list) return undefined;
  const tabs = [...list.children];
  const to = tabReached(event, tabs.indexOf(target), tabs.length);
  return to === null ? undefined : (tabs[to] as HTMLElement);
}
