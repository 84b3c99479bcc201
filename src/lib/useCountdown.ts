import { useEffect, useRef, useState } from 'react';

/** Seconds left of a wait, and the way to begin one. */
export function useCountdown(): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  const until = useRef(0);

  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => {
      // a timer that slept with its device is late by more than a second
      const rest = Math.ceil((until.current - Date.now()) / 1000);
      setLeft(Math.max(0, Math.min(left - 1, rest)));
    }, 1000);
    return () => clearTimeout(timer);
  }, [left]);

  const begin = (seconds: number) => {
    until.current = Date.now() + seconds * 1000;
    setLeft(seconds);
  };
  return [left, begin];
}
