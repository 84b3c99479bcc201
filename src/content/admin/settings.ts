/** Words and messages of the staff settings, which no other page loads. */
import { bad, good } from '../toastText';

export const adminSettings = {
  heading: 'Settings',
  profile: {
    heading: 'Profile',
    text: 'Your name as other staff see it, and as new articles are signed.',
    name: 'Display name',
    save: 'Save name',
    saving: 'Saving...',
  },
  password: {
    heading: 'Password',
    text: 'You stay signed in here.',
    current: 'Current password',
    next: 'New password',
    nextHint: 'At least 8 characters, with a letter (a to z) and a digit (0 to 9).',
    confirm: 'Confirm new password',
    save: 'Change password',
    saving: 'Changing...',
  },
} as const;

export const settingsMessages = {
  saved: good('Settings Saved', 'Your changes have been saved.'),
  saveFailed: (reason: string) => bad('Save Failed', reason),
  wrongPassword: 'This is not your current password.',
  currentRequired: 'Please enter your current password.',
  samePassword: 'Please choose a password other than the current one.',
  passwordChanged: good('Password Changed', 'Use the new password the next time you sign in.'),
} as const;
