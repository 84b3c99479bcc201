import { useEffect, useState } from 'react';

/** Milliseconds from which on people wonder whether anything happens. */
export const PATIENCE = 3000;

/** True once so many milliseconds have passed since the component appeared. */
export function useLate(ms: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
