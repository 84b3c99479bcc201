import { tooManyAttempts } from '~/content/tooManyAttempts';
import { fail, type Failure, type Result } from '~/domain/result';

/** A failure with a code for the program and words for the person. */
export const failure = (code: string, message: string): Result<never> => fail({ code, message });

export const forbidden = (message: string): Result<never> => failure('forbidden', message);
/** A change refused to `actor`, or because nobody is signed in, who can then do so and go on. */
export const changeRefused = (actor: object | null, message: string): Result<never> =>
  failure(actor ? 'forbidden' : 'no-session', message);
export const notFound = (message: string): Result<never> => failure('not-found', message);

/** Refused for a while; the wait is in seconds. */
export interface Throttled extends Failure {
  code: 'throttled';
  retryAfter: number;
}

export const throttled = (retryAfter: number): Result<never, Throttled> =>
  fail({ code: 'throttled', message: tooManyAttempts(retryAfter), retryAfter });

export const isThrottled = (error: Failure): error is Throttled => error.code === 'throttled';

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
