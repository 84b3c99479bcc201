import type { ArticleDraft } from '~/domain/articleDraft';
import type { Holdings, MoveItem } from '~/domain/moveIn';
import type { MoveAnswers } from '~/domain/moveInRows';
import type { Result } from '~/domain/result';
import type { BackupFile } from './backup';

/**
 * Taking what this browser kept, before there was a database, into it. The browser's storage is
 * read and never written. Only Admins may: for others `check` and `move` fail with 'forbidden'.
 */
export interface MoveIn {
  /** What there is to move, as it stands now. */
  holdings(): Holdings;
  /** What does not move. */
  leftBehind(): Promise<LeftBehind>;
  /** A backup of it, whole, which a site without a database can restore, with the unsaved texts. */
  save(): Promise<BackupFile>;
  /** What would become of each item; changes nothing. */
  check: BringItems;
  /**
   * Adds what is not there yet, and invites staff by e-mail. Repeating it doubles nothing, also
   * after a failure that leaves open whether anything was done.
   */
  move: BringItems;
}

/** How many customers have an account in this browser, and what its staff typed and did not save. */
export interface LeftBehind {
  customers: number;
  unsaved: readonly ArticleDraft[];
}

/** An answer for each item; a failure is of the whole request. */
export type BringItems = (items: readonly MoveItem[]) => Promise<Result<MoveAnswers>>;
