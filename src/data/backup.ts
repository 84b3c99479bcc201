import type { Result } from '~/domain/result';

/** What a backup holds, in the order in which it is shown. */
export const BACKUP_KINDS = ['articles', 'channels', 'users', 'customers'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** More than a browser stores, as text with all it can need around it. */
export const BACKUP_MAX_BYTES = 20 * 1024 * 1024;

/** How many records of a kind restoring would add, change and remove. */
export interface BackupChanges {
  kind: BackupKind;
  added: number;
  changed: number;
  removed: number;
}

/** A backup that was read and found sound, and what restoring it would do. */
export interface BackupPlan {
  /** ISO instant at which it was saved, '' when it does not say. */
  createdAt: string;
  changes: readonly BackupChanges[];
  /** Kinds in the file that the actor may not restore. */
  leftOut: readonly BackupKind[];
  /** Addresses of accounts in it that are left out, because another has the same. */
  repeated: readonly string[];
  /**
   * Writes it, all or nothing; answers with the number of records. Fails with 'storage-full', with
   * 'conflict' where what it replaces is no longer what the changes were told of, or with 'cancelled'
   * where it was aborted before it wrote.
   */
  restore(signal?: AbortSignal): Promise<Result<number>>;
}

export interface BackupFile {
  name: string;
  text: string;
}

/** Characters kept under each key of this site; a browser grants `quota` for keys and values. */
export interface StorageUse {
  persistent: boolean;
  quota: number;
  used: number;
  keys: readonly { key: string; size: number }[];
}

/**
 * Saving and restoring what this browser keeps. Admins handle everything, Editors articles and
 * channels; for others `save` and `read` fail with 'forbidden'.
 */
export interface Backup {
  storageUse(): StorageUse;
  /** False where the browser may clear it all when it runs short of room. */
  isPersisted(): Promise<boolean>;
  save(): Promise<Result<BackupFile>>;
  /**
   * Changes nothing yet. Fails with 'not-a-backup', 'damaged', 'newer-version', or with
   * 'forbidden' when there is nothing in it that the actor may restore.
   */
  read(text: string): Promise<Result<BackupPlan>>;
}
