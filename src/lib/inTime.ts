/** What `work` gives, if it does so within `most` milliseconds; else it rejects with `late()`. */
export async function inTime<T>(
  work: Promise<T>,
  most: number,
  late = () => new Error(`not done within ${most} ms`),
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refusal = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), most);
  });
  try {
    return await Promise.race([work, refusal]);
  } finally {
    clearTimeout(timer);
  }
}
