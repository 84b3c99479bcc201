/** What is wrong with this browser's storage, if anything. */
export interface StorageHealth {
  /** False when nothing outlives the page. */
  persistent: boolean;
  /** True where there was no room even for the session, which ends with the page. */
  full: boolean;
  /** True when a newer build has written the data: this page may only read. */
  newer: boolean;
  /**
   * Raw text that could not be read, by the key it stands or stood under. That of accounts
   * holds passwords or their hashes: only those who manage users get it.
   */
  damaged: Readonly<Record<string, string>>;
}
