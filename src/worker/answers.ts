import type { Shelf } from './rules';
import type { FetchEvent } from './scope';
import { find, keep } from './store';

/** Milliseconds after which what is kept will do. */
const patience = 3000;

export interface Question {
  event: FetchEvent;
  shelf: Shelf;
  key: string;
  ask: () => Promise<Response>;
}

/** From the network; from the shelf where that fails or takes too long. Rejects when neither has it. */
export async function newest({ event, shelf, key, ask }: Question): Promise<Response> {
  const kept = await find(shelf, key);
  const asked = ask().then(async (answer) => {
    const keeping = keep(shelf, key, answer.clone());
    event.waitUntil(keeping);
    // else a connection that breaks off in the middle would leave half a page
    if (kept) await keeping;
    return answer;
  });
  if (!kept) return asked;
  event.waitUntil(asked);
  const late = new Promise<Response>((resolve) => setTimeout(resolve, patience, kept));
  const answer = await Promise.race([asked, late]).catch(() => kept);
  return answer.status >= 500 ? kept : answer;
}

/** From the shelf; from the network what is not there. For names that never change their content. */
export async function first({ event, shelf, key, ask }: Question): Promise<Response> {
  const kept = await find(shelf, key);
  if (kept) return kept;
  const answer = await ask();
  event.waitUntil(keep(shelf, key, answer.clone()));
  return answer;
}
