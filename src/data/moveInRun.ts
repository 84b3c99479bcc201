import type { MoveItem } from '~/domain/moveIn';
import type { MoveAnswers } from '~/domain/moveInRows';
import type { Failure } from '~/domain/result';
import type { BringItems } from './moveIn';

interface Follow {
  /** Called after each batch. */
  onAnswers: (answers: MoveAnswers) => void;
  /** Asked before each batch. */
  isStopped: () => boolean;
}

/** Failures that the next batch would meet, too. */
const ending: ReadonlySet<string> = new Set([
  'network',
  'timeout',
  'throttled',
  'unreadable',
  'no-session',
  'forbidden',
]);

/**
 * Brings one batch after the other. A batch that fails costs only itself, unless the failure says
 * that no other will do better: then it ends there and is returned. Null at the end, or once
 * stopped; what was not got to has no answer.
 */
export async function bringAll(
  batches: readonly (readonly MoveItem[])[],
  bring: BringItems,
  { onAnswers, isStopped }: Follow,
): Promise<Failure | null> {
  for (const batch of batches) {
    if (isStopped()) return null;
    const brought = await bring(batch);
    onAnswers(brought.ok ? brought.value : allFailed(batch, brought.error));
    if (!brought.ok && ending.has(brought.error.code)) return brought.error;
  }
  return null;
}

const allFailed = (batch: readonly MoveItem[], { message }: Failure): MoveAnswers =>
  new Map(batch.map(({ id }) => [id, { outcome: 'failed', reason: message }]));
