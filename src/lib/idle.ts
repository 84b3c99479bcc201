/** Runs something when the browser has nothing better to do. */
export function idle(run: (time?: IdleDeadline) => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
