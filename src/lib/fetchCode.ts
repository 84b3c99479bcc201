import { codePatience } from './codePatience';
import { withTimeout } from './withTimeout';

/** What an import brings; rejects where it does not come in time, also when it is asked for again. */
export const fetchCode = <Code>(load: () => Promise<Code>): Promise<Code> =>
  withTimeout(load().catch(load), codePatience);
