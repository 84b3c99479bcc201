/** Runs something when the browser has nothing better to do. */
export const idle: (run: (time?: IdleDeadline) => void) => void =
  'requestIdleCallback' in window
    ? (run) => requestIdleCallback(run, { timeout: 2000 })
    : (run) => setTimeout(run, 200);
