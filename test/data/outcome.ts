import type { Failure, Result } from '~/domain/result';

/** What succeeded, or an error that fails the test. */
export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`It failed: ${result.error.code}, ${result.error.message}`);
}

/** Why it failed, as code and words, or an error that fails the test. */
export function refusal(result: Result<unknown>): Pick<Failure, 'code' | 'message'> {
  if (result.ok) throw new Error(`It succeeded: ${JSON.stringify(result.value)}`);
  const { code, message } = result.error;
  return { code, message };
}

/** The entry of a list, or an error that fails the test. */
export function at<T>(list: readonly T[], index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new Error(`Nothing at ${index} of ${list.length}`);
  return entry;
}

/** Runs `work` with the console kept quiet; gives back the lines it would have written. */
export async function logOf(work: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const { error, warn } = console;
  console.error = console.warn = (...parts: unknown[]) => void lines.push(parts.join(' '));
  try {
    await work();
  } finally {
    Object.assign(console, { error, warn });
  }
  return lines;
}

/** Waits until something is so, at most two seconds. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 200) throw new Error('It never came to be');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
