/** Runs `work` when calls pause for `pause` ms, and at the latest `maxWait` ms after the first. */
export function createDebounce(work: () => void, pause: number, maxWait: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let deadline = 0;

  const stop = () => {
    const isDue = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    return isDue;
  };
  const run = () => {
    stop();
    work();
  };
  return {
    later(): void {
      const now = Date.now();
      if (timer === undefined) deadline = now + maxWait;
      clearTimeout(timer);
      timer = setTimeout(run, Math.max(0, Math.min(pause, deadline - now)));
    },
    /** Drops what is due; says whether anything was. */
    stop,
    /** Does at once what is due. */
    flush(): void {
      if (timer !== undefined) run();
    },
  };
}
