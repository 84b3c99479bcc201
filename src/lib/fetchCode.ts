import { withTimeout } from './withTimeout';

/** Milliseconds after which code is given up: browsers wait for ever for what has begun to come. */
const DEADLINE = 30_000;
/** The same while it hangs: the next import waits for what the one before waits for. */
const NEXT_DEADLINE = 5000;

/** What was given up and has not come or failed since. */
const hanging = new Set<() => Promise<unknown>>();

/** What an import brings; rejects where it does not come in time, also when it is asked for again. */
export function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const deadline = hanging.has(load) ? NEXT_DEADLINE : DEADLINE;
  const code = load().catch(load);
  const end = () => hanging.delete(load);
  code.then(end, end);
  return withTimeout(code, deadline, () => {
    hanging.add(load);
    return new Error(`not there within ${deadline} ms`);
  });
}
