import type { Result } from '~/domain/result';

/** A page of the library someone opened. */
export interface Watched {
  contentId: string;
  title: string;
  /** ISO instant. */
  watchedAt: string;
}

/** What signed-in people watched last, newest first, each title once; kept in this browser. */
export interface WatchHistory {
  list(userId: string): Watched[];
  /** Fails with 'storage-full'. */
  add(userId: string, entry: Pick<Watched, 'contentId' | 'title'>): Result<null>;
}
