import { tooManyAttempts } from '~/content/tooManyAttempts';
import { fail, type Failed, type Failure } from '~/domain/result';

/** A failure with a code for the program and words for the person. */
export const failure = (code: string, message: string): Failed => fail({ code, message });

/** The actor may not do that. */
export const forbidden = (message: string): Failed => failure('forbidden', message);
/** There is no such record, or it is gone. */
export const notFound = (message: string): Failed => failure('not-found', message);

/** Says no to a member of staff, null where none is signed in. */
export type Refuse = (actor: object | null) => Failed;

/** To look: 'forbidden' to everybody. */
export const viewRefused =
  (message: string): Refuse =>
  () =>
    forbidden(message);

/** To change something: with 'no-session' it can be held until somebody has signed in. */
export const changeRefused =
  (message: string): Refuse =>
  (actor) =>
    failure(actor ? 'forbidden' : 'no-session', message);

/** Refused for a while; the wait is in seconds. */
interface Throttled extends Failure {
  code: 'throttled';
  retryAfter: number;
}

/** @param retryAfter  seconds */
export const throttled = (retryAfter: number): Failed<Throttled> =>
  fail({ code: 'throttled', message: tooManyAttempts(retryAfter), retryAfter });

/** Whether a failure is `throttled`, and so tells how long to wait. */
export const isThrottled = (error: Failure): error is Throttled => error.code === 'throttled';

/** Others have changed the same meanwhile; `theirs` is what is stored of it. */
export interface Clash<T> extends Failure {
  code: 'conflict';
  theirs: Partial<T>;
}

/** Whether a failure carries the other version, as an edit that clashed does. */
export const isClash = <T>(error: Failure): error is Clash<T> => 'theirs' in error;

const passing: ReadonlySet<string> = new Set([
  'cancelled',
  'network',
  'timeout',
  'server',
  'throttled',
  'unreadable',
]);

/** True for a failure that says nothing about the person or the data: a later try may succeed. */
export const isPassing = ({ code }: Pick<Failure, 'code'>): boolean => passing.has(code);
