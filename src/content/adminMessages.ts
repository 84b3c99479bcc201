/** Messages of the staff area, by area. Words and labels of its screens are in `./admin`. */
import { bad, good } from './messages';
import { isEmbedded } from './mode';
import { staffAuth } from './staffAuth';

const areYouSure = 'Are you absolutely sure?';
const cannotBeUndone = 'This action cannot be undone.';
const duplicateEmail = 'A user with this email already exists.';
const passwordRequired = 'Password is required for new users.';

const schemaFaults = {
  syntax: 'this is not valid JSON.',
  'too-deep': 'this is nested too deeply.',
  'not-an-object': 'JSON-LD has to be an object or a list.',
} as const;

/** What the screens say of where their data is. */
const keptHere = {
  articles:
    'Articles are stored in your browser’s local storage only. Uploading images needs a cloud storage integration; until then, enter the address of an image.',
  users:
    'Security warning: users and passwords are kept insecurely in this browser’s local storage. For demonstration only; do not use real passwords.',
  channels: 'Channel data is kept in local storage for demonstration only.',
  dashboard:
    'Articles, channels and users live in this browser’s local storage only. This is not production-grade.',
};

const keptInDatabase: typeof keptHere = {
  articles:
    'Articles are stored in the database. Uploading images needs a cloud storage integration; until then, enter the address of an image.',
  users: 'Users are stored in the sign-in service. Changes take effect at once.',
  channels: 'Channels are stored in the database. Changes take effect at once.',
  dashboard: 'Articles, channels and users are stored in the database, for all staff alike.',
};

export const adminMessages = {
  auth: staffAuth,
  permissions: {
    denied: 'Access Denied',
    page: 'You do not have permission to access this page.',
    manageUsers: 'You do not have permission to manage users.',
    manageChannels: 'You do not have permission to manage channels.',
    viewUsers: 'Only Admins can view all users',
    addUsers: 'Only Admins can add users',
    updateUsers: 'Only Admins can update users',
    deleteUsers: 'Only Admins can delete users',
    addChannels: 'Only Admins or Editors can add channels',
    updateChannels: 'Only Admins or Editors can update channels',
    deleteChannels: 'Only Admins or Editors can delete channels',
    mustBeLoggedIn: 'Must be logged in',
    notAuthenticated: 'User not authenticated',
    writersEditOwn: 'Writers can only edit their own articles',
    writersDeleteOwn: 'Writers can only delete their own articles',
    editDenied: 'Permission denied to edit this article',
  },
  articles: {
    empty: 'No articles found.',
    loading: 'Loading articles...',
    confirmDelete: { title: areYouSure, text: cannotBeUndone },
    deleted: good('Article Deleted', 'The article has been successfully removed.'),
    deleteFailed: bad(
      'Deletion Failed',
      'Could not delete the article. You may not have permission.',
    ),
    deletedMany: (count: number) =>
      count === 1
        ? good('Article Deleted', 'The article has been successfully removed.')
        : good('Articles Deleted', `${count} articles have been successfully removed.`),
    deleteFailedMany: (failed: number, count: number) =>
      bad(
        'Deletion Failed',
        `Could not delete ${failed} of ${count} articles. You may not have permission.`,
      ),
    confirmStatus: (status: string, count: number) => ({
      title: count === 1 ? 'Change the status?' : `Change the status of ${count} articles?`,
      text:
        status === 'Published'
          ? 'Published articles appear on the public blog at once.'
          : 'Drafts disappear from the public blog at once.',
    }),
    statusChanged: (status: string, count: number) =>
      count === 1
        ? good('Article Updated', `The article is now ${status}.`)
        : good('Articles Updated', `${count} articles are now ${status}.`),
    statusFailed: (failed: number, count: number, reason: string) =>
      bad('Save Failed', count === 1 ? reason : `${failed} of ${count} articles: ${reason}`),
  },
  editor: {
    loading: 'Loading article data...',
    saving: 'Saving...',
    created: (title: string) => good('Article Created', `“${title}” has been saved.`),
    updated: (title: string) => good('Article Updated', `“${title}” has been saved.`),
    saveFailedDefault: 'Save operation failed. Check permissions or data.',
    saveFailed: (reason?: string) =>
      bad('Save Failed', reason || 'Save operation failed. Check permissions or data.'),
    titleRequired: 'Title is required.',
    notFound: 'Article not found.',
    notFoundToast: bad('Error', 'Error: Article not found.'),
    missing: (id: string) => `Article with ID ${id} not found.`,
    mayNotEdit: "You don't have permission to edit this article.",
    permissionDenied: bad('Permission Denied', "You don't have permission to edit this article."),
    loginRequired: bad('Login Required', 'Please log in.'),
    loginRequiredToCreate: bad('Login Required', 'You must be logged in to create an article.'),
    changedElsewhere: 'This article was changed elsewhere since you opened it.',
    titleTooLong: 'Please keep the title below 1,000 characters.',
    contentTooLong: 'Please keep the content below 1,000,000 characters.',
    pasteTooLong: (length: number) =>
      bad(
        'Not Pasted',
        `The content would be ${length.toLocaleString('en-GB')} characters long. Please keep it below 1,000,000.`,
      ),
    imageUrlInvalid: 'Please enter an address that begins with https:// or with /.',
    schemaTooLong: 'Please keep the schema markup below 100,000 characters.',
    schemaFault: (code: 'syntax' | 'too-deep' | 'not-an-object', line: number, column: number) =>
      `Line ${line}, column ${column}: ${schemaFaults[code]}`,
    invalidSchema: 'This is not valid JSON, so it will be left out of the page.',
    leave: {
      title: 'Leave without saving?',
      text: 'What you changed in this article has not been saved.',
      confirm: 'Leave without saving',
      cancel: 'Keep editing',
    },
  },
  users: {
    empty: 'No users found.',
    loading: 'Loading users...',
    confirmDelete: (name: string) => ({
      title: areYouSure,
      text: `This action cannot be undone. This will permanently delete the user account for "${name}".`,
    }),
    deleted: (name: string) => good('User Deleted', `User ${name} has been removed.`),
    deleteFailed: bad('Deletion Failed', 'Could not delete the user.'),
    ownAccount: bad('Action Denied', 'You cannot delete your own account.'),
    created: (name: string) => good('User Created', `User ${name} has been successfully created.`),
    updated: (name: string) => good('User Updated', `User ${name} has been successfully updated.`),
    duplicateEmail,
    passwordRequired,
    createRejected: (reason: string) => bad('Creation Failed', reason),
    createFailed: bad('Creation Failed', 'Could not create the user.'),
    updateFailed: bad('Update Failed', 'Could not update the user.'),
    nameRequired: 'Name is required.',
    emailRequired: 'Email is required.',
    emailInvalid: 'Please enter a valid email address.',
    notFound: 'User not found',
    ownRole: 'You cannot change your own role.',
    roleInvalid: 'Please choose a role.',
    nameTooLong: (max: number) => `Please use at most ${max} characters.`,
    passwordWeak: 'Please use 8 to 72 characters, with a letter and a digit.',
    confirmDeleteMany: (count: number) => ({
      title: areYouSure,
      text: `This action cannot be undone. This will permanently delete ${count} user accounts.`,
    }),
    deletedMany: (count: number) => good('Users Deleted', `${count} users have been removed.`),
    deletedSome: (count: number, all: number) =>
      bad('Deletion Failed', `Only ${count} of ${all} users could be deleted.`),
  },
  channels: {
    empty: 'No channels found. Add one to get started!',
    loading: 'Loading channels...',
    confirmDelete: (name: string) => ({
      title: areYouSure,
      text: `This action cannot be undone. This will permanently delete the channel "${name}".`,
    }),
    deleted: (name: string) => good('Channel Deleted', `Channel "${name}" has been removed.`),
    deleteFailed: bad('Deletion Failed', 'Could not delete the channel.'),
    created: (name: string) =>
      good('Channel Created', `Channel "${name}" has been successfully created.`),
    updated: (name: string) =>
      good('Channel Updated', `Channel "${name}" has been successfully updated.`),
    createFailed: bad('Creation Failed', 'Could not create the channel.'),
    updateFailed: bad('Update Failed', 'Could not update the channel.'),
    notFound: 'Channel not found',
    nameRequired: 'Name is required.',
    categoryRequired: 'Category is required.',
    streamUrlRequired: 'Stream URL is required.',
    streamUrlInvalid: 'Please enter a valid stream URL.',
    logoUrlInvalid: 'Please enter a valid logo URL.',
    confirmDeleteMany: (count: number) => ({
      title: areYouSure,
      text: `This action cannot be undone. This will permanently delete ${count} channels.`,
    }),
    deletedMany: (count: number) =>
      good('Channels Deleted', `${count} channels have been removed.`),
    deletedSome: (count: number, all: number) =>
      bad('Deletion Failed', `Only ${count} of ${all} channels could be deleted.`),
    copied: good('Copied', 'The stream URL is in the clipboard.'),
    copyFailed: bad('Copy Failed', 'The browser does not allow it. Select the URL by hand.'),
  },
  dialogFailed: (why: string) => bad('Error', why),
  saveCancelled:
    'You stopped waiting. It may have been saved all the same: please look before you try again.',
  storage: {
    damaged:
      'Some stored data could not be read. The rest is shown; nothing was deleted, and what could not be read is kept.',
    downloadDamaged: 'Download what could not be read',
    ...(isEmbedded ? keptHere : keptInDatabase),
  },
} as const;
