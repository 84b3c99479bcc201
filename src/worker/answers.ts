import type { Shelf } from './rules';
import type { FetchEvent } from './scope';
import { find, keep } from './store';

/** Milliseconds after which what is kept will do. */
const patience = 3000;

interface Question {
  event: FetchEvent;
  shelf: Shelf;
  key: string;
  ask: (how: RequestInit) => Promise<Response>;
}

/**
 * Keys of what is being kept. A download that stalls goes on here when its page has been left, and
 * the browser lets whoever asks its cache for the same wait for that.
 */
const underWay = new Set<string>();

/** From the network; from the shelf where that fails or takes too long. Rejects when neither has it. */
export async function newest(question: Question): Promise<Response> {
  const { event, shelf, key } = question;
  const kept = await find(shelf, key);
  // a connection that breaks off in the middle would leave half a page
  const asked = fetched(question, kept);
  if (!kept) return asked;
  event.waitUntil(asked);
  const late = new Promise<Response>((resolve) => setTimeout(resolve, patience, kept));
  const answer = await Promise.race([asked, late]).catch(() => kept);
  return answer.status >= 500 ? kept : answer;
}

/** From the shelf; from the network what is not there. For names that never change their content. */
export const first = async (question: Question): Promise<Response> =>
  (await find(question.shelf, question.key)) || fetched(question);

/** The network's answer, which is kept; with `isWhole` once all of it has come. */
async function fetched({ event, shelf, key, ask }: Question, isWhole?: unknown): Promise<Response> {
  const answer = await ask(underWay.has(key) ? { cache: 'reload' } : {});
  underWay.add(key);
  const keeping = keep(shelf, key, answer.clone()).finally(() => underWay.delete(key));
  event.waitUntil(keeping);
  if (isWhole) await keeping;
  return answer;
}
