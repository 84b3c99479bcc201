/** Every key this product uses in the browser's local storage. */
export const storageKeys = {
  articles: 'admin_articles',
  channels: 'admin_channels',
  staff: 'admin_users',
  /** The signed-in member of staff, as the admin area shows them. */
  staffSession: 'admin_session',
  /** 'light', 'dark' or 'system'; written by the boot script. */
  theme: 'theme',
  customers: 'customers',
  /** Who is signed in, customer or staff. */
  session: 'auth_session',
  /** Failed sign-ins by e-mail address. */
  signInTries: 'auth_tries',
  /** Hashes of password-reset tokens. */
  resets: 'auth_resets',
  watchHistory: 'watch_history',
  /** What staff did last in this browser. */
  activity: 'admin_activity',
  /** Version of the data's shape, see `table.ts`. */
  version: 'data_version',
} as const;
