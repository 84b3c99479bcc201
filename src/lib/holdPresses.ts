import { tabReached } from './tabReached';

const heldEvents = ['click', 'submit', 'keydown'];
const pressables = () => [...document.querySelectorAll<HTMLElement>('button, form')];

/**
 * Keeps back presses of buttons, and forms sent, for code that is not there yet. A key that leads from
 * a tab to another one moves the focus there and is kept as a press of that.
 * @param within  where
 * @param onHeld  called at each press
 * @param spared  selector of the buttons that do without it; none when left out
 * @returns `release` for when the code is there: it presses what was pressed again, each once, because
 * a second press only means that nothing was seen to happen. `forget` for when the code did not come:
 * nothing is pressed later, when nobody expects it. It tells whether anything had been pressed.
 */
export function holdPresses(within: EventTarget, onHeld: () => void, spared = ':not(*)') {
  /** Where each of them stood, in the order of their last presses. */
  const presses = new Map<HTMLElement, number>();
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
    presses.delete(held);
    presses.set(held, pressables().indexOf(held));
    onHeld();
  };
  for (const type of heldEvents) within.addEventListener(type, hold, true);
  return {
    release: () => {
      for (const type of heldEvents) within.removeEventListener(type, hold, true);
      for (const [held, place] of presses) pressAgain(held, place);
    },
    forget: () => {
      const wasPressed = presses.size > 0;
      presses.clear();
      return wasPressed;
    },
  };
}

function pressAgain(held: HTMLElement, place: number): void {
  // a library draws anew what it cannot hydrate
  const there = held.isConnected ? held : pressables()[place];
  // another page may have come, as where nobody is signed in
  if (there?.textContent !== held.textContent) return;
  if (there instanceof HTMLFormElement) there.requestSubmit();
  else there.click();
}

/** The tab that a key leads to. */
function nextTab(event: KeyboardEvent, target: Element): HTMLElement | undefined {
  const list = target.matches('[role=tab]') && target.parentElement;
  if (!list) return undefined;
  const tabs = [...list.children];
  const to = tabReached(event, tabs.indexOf(target), tabs.length);
  return to === null ? undefined : (tabs[to] as HTMLElement);
}
