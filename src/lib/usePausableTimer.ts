import { useEffect } from 'react';

const step = 100;

/**
 * Calls `onEnd` once after `duration` milliseconds, not counting the time it is paused. That is asked
 * again and again: what is removed may never hear that the focus or the pointer left it.
 */
export function usePausableTimer(
  onEnd: () => void,
  duration: number,
  isPaused: () => boolean,
): void {
  useEffect(() => {
    let left = duration;
    const timer = setInterval(() => {
      if (isPaused()) return;
      left -= step;
      if (left <= 0) onEnd();
    }, step);
    return () => clearInterval(timer);
  }, []);
}
