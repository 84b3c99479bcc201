/** What `work` gives, if it does so within `ms` milliseconds; else it rejects with `timedOut()`. */
export async function withTimeout<T>(
  work: Promise<T>,
  ms: number,
  timedOut = () => new Error(`not done within ${ms} ms`),
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refusal = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timedOut()), ms);
  });
  try {
    return await Promise.race([work, refusal]);
  } finally {
    clearTimeout(timer);
  }
}
