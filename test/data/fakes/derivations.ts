/**
 * Watches what is asked of PBKDF2 while `work` runs and gives back the rounds of each derivation.
 * One round is done in place of all: only work that compares no hash made elsewhere may use it.
 */
export async function derivationsOf(work: () => Promise<unknown>): Promise<number[]> {
  const asked: number[] = [];
  await withDerivations(work, (rounds) => void asked.push(rounds));
  return asked;
}

/** Holds every derivation back while `meanwhile` runs, as a slow phone would. */
export async function duringDerivation<T>(
  work: () => Promise<T>,
  meanwhile: () => Promise<void>,
): Promise<T> {
  let begun: () => void = () => undefined;
  const beginning = new Promise<void>((resolve) => (begun = resolve));
  let done: Promise<void> | undefined;
  return withDerivations(
    async () => {
      const result = work();
      await beginning;
      await done;
      return result;
    },
    async () => {
      done ??= meanwhile();
      begun();
      await done;
    },
  );
}

async function withDerivations<T>(
  work: () => Promise<T>,
  before: (rounds: number) => void | Promise<void>,
): Promise<T> {
  const { subtle } = crypto;
  const real = subtle.deriveBits.bind(subtle);
  subtle.deriveBits = async (algorithm, ...rest) => {
    if (typeof algorithm === 'string' || !('iterations' in algorithm))
      throw new Error('not PBKDF2');
    await before(algorithm.iterations);
    return real({ ...algorithm, iterations: 1 }, ...rest);
  };
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(subtle, 'deriveBits');
  }
}
