import { useEffect } from 'react';
import { currentToast } from '~/state/toasts';

/** Has a notification give way to what it would hide while that has the focus. */
export function ToastAside() {
  const toast = currentToast.use();
  useEffect(() => {
    const root = document.documentElement;
    const region = document.getElementById('toasts');
    if (!toast || !region) return;
    // after the frame, because what takes the focus is scrolled to later
    const place = () => requestAnimationFrame(() => hides(region) && root.toggleAttribute(isHigh));
    place();
    addEventListener('focusin', place);
    return () => {
      removeEventListener('focusin', place);
      root.removeAttribute(isHigh);
    };
  }, [toast]);
  return null;
}

const isHigh = 'data-high-toast';

/** Whether the middle of what has the focus lies below the notification, where that comes to rest. */
function hides(region: Element): boolean {
  const held = document.activeElement;
  const card = region.querySelector('div:not(:empty)')?.getBoundingClientRect();
  if (!held || !card || region.contains(held)) return false;
  const { x, y, width, height } = held.getBoundingClientRect();
  const [across, down] = [x + width / 2, y + height / 2];
  return card.left < across && across < card.right && card.top < down && down < card.bottom;
}
