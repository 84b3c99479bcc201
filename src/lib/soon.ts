/** Runs `work` when calls pause for `pause` ms, and at the latest `most` ms after the first. */
export function createSoon(work: () => void, pause: number, most: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let deadline = 0;

  const run = () => {
    clearTimeout(timer);
    timer = undefined;
    work();
  };
  return {
    later(): void {
      const now = Date.now();
      if (timer === undefined) deadline = now + most;
      clearTimeout(timer);
      timer = setTimeout(run, Math.max(0, Math.min(pause, deadline - now)));
    },
    /** Does at once what is due. */
    flush(): void {
      if (timer !== undefined) run();
    },
  };
}
