/** Who is signed in, customer or staff. Apart, for a script in a page that needs no other key. */
export const sessionKey = 'auth_session';

/** In the tab's own storage: what is typed into the contact form and not sent. Apart as well. */
export const messageKey = 'contact_message';

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
  session: sessionKey,
  /** Failed sign-ins by e-mail address. */
  signInTries: 'auth_tries',
  /** Hashes of password-reset tokens. */
  resets: 'auth_resets',
  watchHistory: 'watch_history',
  /** What staff did last in this browser. */
  activity: 'admin_activity',
  /** Version of the data's shape, see `local/writeAll.ts`. */
  version: 'data_version',
  /** Begins the keys of unsaved texts, where the database for them is not to be had. */
  drafts: 'article_draft.',
  /** Begins the keys, in the tab's own storage, of what the tab has seen; see `local/ledger.ts`. */
  seen: 'seen.',
} as const;

/** Every database this product uses in the browser. */
export const databases = {
  /** What is typed into the article editor and not saved. */
  drafts: 'article_drafts',
  /** The newest text of each key above that tabs take turns to write. */
  ledger: 'storage_ledger',
} as const;
