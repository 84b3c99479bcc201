import { useEffect, useRef } from 'react';

/** Calls `onEnd` once after `duration` milliseconds, not counting the time it was paused. */
export function usePausableTimer(onEnd: () => void, duration: number) {
  const left = useRef(duration);
  const startedAt = useRef(0);
  const handle = useRef<ReturnType<typeof setTimeout>>(undefined);

  const pause = () => {
    if (handle.current === undefined) return;
    clearTimeout(handle.current);
    handle.current = undefined;
    left.current -= Date.now() - startedAt.current;
  };
  const resume = () => {
    if (handle.current !== undefined) return;
    startedAt.current = Date.now();
    handle.current = setTimeout(onEnd, left.current);
  };

  useEffect(() => {
    resume();
    return pause;
  }, []);
  return { pause, resume };
}
