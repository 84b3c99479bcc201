import { withTimeout } from './withTimeout';

/** Milliseconds after which code is given up: browsers wait for ever for what has begun to come. */
const DEADLINE = 30_000;

/** What an import brings; rejects where it does not come in time, also when it is asked for again. */
export const fetchCode = <Code>(load: () => Promise<Code>): Promise<Code> =>
  withTimeout(load().catch(load), DEADLINE);
