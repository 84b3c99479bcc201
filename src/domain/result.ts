/** An outcome as a value: expected failures travel in `error`; `throw` is kept for bugs. */
export type Result<T, E = Failure> = { ok: true; value: T } | Failed<E>;

export interface Failed<E = Failure> {
  ok: false;
  error: E;
}

/** A failure a person can be told about: a stable code and the words to show. */
export interface Failure {
  code: string;
  message: string;
}

/** What went well, with what came of it. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** What was refused or failed as may be expected. */
export const fail = <E>(error: E): Failed<E> => ({ ok: false, error });
