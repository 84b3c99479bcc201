import { useEffect } from 'react';
import { closeToast, currentToast } from '~/state/toasts';

/**
 * Has a notification give way to what it would hide: what has the focus, buttons in what is marked
 * `data-keep-clear`, and what the next form has to say.
 */
export function ToastAside() {
  const toast = currentToast.use();
  useEffect(() => {
    const root = document.documentElement;
    const region = document.getElementById('toasts');
    if (!toast || !region) return;
    // after the frame, because what takes the focus is scrolled to later
    const place = () => requestAnimationFrame(() => giveWay(root, region));
    place();
    addEventListener('focusin', place);
    // what is chosen brings a bar
    addEventListener('change', place);
    // what it says of an earlier attempt may be wrong of this one
    addEventListener('submit', closeToast, true);
    return () => {
      removeEventListener('focusin', place);
      removeEventListener('change', place);
      removeEventListener('submit', closeToast, true);
      root.removeAttribute(isHigh);
    };
  }, [toast]);
  return null;
}

const isHigh = 'data-high-toast';

/** The part that may be hidden. */
const most = 0.8;
const places = [
  { high: false, block: 'start' },
  { high: true, block: 'end' },
] as const;

/** Takes the place that hides less; where both hide too much the page scrolls, or the message goes. */
function giveWay(root: Element, region: Element): void {
  const hidden = hiddenPart(region);
  if (hidden === 0) return;
  root.toggleAttribute(isHigh);
  if (hiddenPart(region) >= hidden) root.toggleAttribute(isHigh);
  for (const { high, block } of places) {
    if (hiddenPart(region) <= most) return;
    root.toggleAttribute(isHigh, high);
    document.activeElement?.scrollIntoView({ block, behavior: 'instant' });
  }
  if (hiddenPart(region) > most) closeToast();
}

/** How much of what is to be seen lies below the notification, where that comes to rest: 0 to 1. */
function hiddenPart(region: Element): number {
  const buttons = document.querySelectorAll('[data-keep-clear] button');
  const wanted = [document.activeElement, ...buttons];
  return Math.max(...wanted.map((each) => hiddenPartOf(each, region)));
}

function hiddenPartOf(held: Element | null, region: Element): number {
  const card = region.querySelector('div:not(:empty)')?.getBoundingClientRect();
  // a dialog lies above it
  if (!held || !card || region.contains(held) || held.closest('dialog')) return 0;
  const box = held.getBoundingClientRect();
  const across = Math.min(box.right, card.right) - Math.max(box.left, card.left);
  const down = Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top);
  return across > 0 && down > 0 ? (across * down) / (box.width * box.height) : 0;
}
