/** Words and messages of what the settings hold beside forms where everything lives in the browser. */
import { bad, good } from '../toastText';

export const adminBackup = {
  heading: 'Backup',
  text: 'Save all local data to a file, or restore it from one. Restoring replaces what is here now.',
  contents:
    'The file holds articles, channels, staff and customer accounts, but no sign-ins, recent activity, watch history or theme.',
  secrets:
    'It also holds e-mail addresses and password hashes, so that people can sign in after a restore. Keep it where only Admins can read it.',
  editors:
    'As an Editor you save and restore articles and channels. Accounts are left to Admins: a file that holds them is restored without them.',
  export: 'Export data',
  import: 'Import data',
  file: 'Backup file',
  reading: 'Reading the file...',
  kinds: {
    articles: 'Articles',
    channels: 'Channels',
    users: 'Staff accounts',
    customers: 'Customer accounts',
  },
  preview: {
    heading: 'Restore this backup?',
    made: (date: string) => `Saved on ${date}.`,
    madeUnknown: 'It does not say when it was saved.',
    caption: (added: number, changed: number, removed: number) =>
      `What restoring changes: ${added} added, ${changed} changed, ${removed} removed.`,
    columns: ['Data', 'Added', 'Changed', 'Removed'],
    nothing: 'The file holds the same as this browser. Restoring it changes nothing.',
    replaces: 'Restoring replaces what is here now. This action cannot be undone.',
    own: 'Your own account stays as it is, so that you can go on.',
    leftOut: (kinds: string) =>
      `In the file but left out, because only Admins restore it: ${kinds}.`,
    repeated: (emails: string) =>
      `In the file but left out, because another account has the same e-mail address: ${emails}.`,
    cancel: 'Cancel',
    confirm: 'Restore backup',
  },
} as const;

export const storageUse = {
  heading: 'Storage use',
  text: 'Browsers grant each website about 5 MB. When it is full, nothing more can be saved.',
  usedOf: (size: string, most: string) => `${size} of ${most} used in this browser`,
  passing:
    'This browser may clear the data when the device runs short of space. Export it now and then.',
  /** By key; what is not named here shows its key. */
  keys: {
    admin_articles: 'Articles',
    admin_channels: 'Channels',
    admin_users: 'Staff accounts',
    admin_session: 'Signed-in member of staff',
    admin_activity: 'Recent activity',
    customers: 'Customer accounts',
    auth_session: 'Sign-in',
    auth_tries: 'Failed sign-ins',
    auth_resets: 'Password-reset links',
    watch_history: 'Watch history',
    theme: 'Theme',
    data_version: 'Version of the data',
  } as Readonly<Record<string, string>>,
  damaged: (label: string) => `Unreadable parts of: ${label}`,
} as const;

export const backupMessages = {
  exported: good('Backup Ready', 'The file has been downloaded.'),
  exportFailed: (reason: string) => bad('Export Failed', reason),
  imported: (count: number) =>
    good('Backup Restored', count === 1 ? '1 entry was read.' : `${count} entries were read.`),
  importFailed: (reason: string) => bad('Import Failed', reason),
  notABackup: 'This file is not a backup of this website.',
  damaged: 'This backup is damaged: parts of it cannot be read. Nothing was changed.',
  newerBackup: 'This backup was made by a newer version of this website. Nothing was changed.',
  tooLarge: (size: string) =>
    `This file is larger than ${size}, so it is no backup of this website.`,
  savedMeanwhile: 'Something was saved since then. Please look at the changes again.',
  nothingForYou: 'This backup holds accounts only, and only Admins can restore those.',
} as const;
