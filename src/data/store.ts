import type { Result } from '~/domain/result';

/**
 * One kind of record, wherever it is kept. A store knows no rules: it lists, finds, adds,
 * replaces and removes. Every call may fail with a storage or network failure.
 */
export interface Store<T extends { id: string }> {
  list(): Promise<Result<readonly T[]>>;
  /** Null when there is no such record. */
  get(id: string): Promise<Result<T | null>>;
  /**
   * `make` sees the newest records and answers with the one to add, or with why not; it is
   * called while no other tab can write.
   */
  insert(make: (records: readonly T[]) => Result<T>): Promise<Result<T>>;
  /** As `insert`, for a record that is there; `change` is given null when it is not. */
  update(
    id: string,
    change: (record: T | null, records: readonly T[]) => Result<T>,
  ): Promise<Result<T>>;
  /** False when there was none; `allow` may refuse. */
  remove(id: string, allow: (record: T) => Result<true>): Promise<Result<boolean>>;
  /** Calls back after every change, of this tab or another; returns the way to stop. */
  subscribe(onChange: () => void): () => void;
}
