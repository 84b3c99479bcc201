import type { Result } from '~/domain/result';

/** Staff accounts of this browser, none of which can be read. */
export interface LostStaff {
  /** Raw text that could not be read, by the key it stands under. */
  damaged: Readonly<Record<string, string>>;
  /** Puts that text aside and begins anew with the demo staff. Fails with 'storage-full'. */
  restore(): Promise<Result<null>>;
}
