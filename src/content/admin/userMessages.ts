import { bad, good } from '../toastText';
import { areYouSure } from './sure';
import { userFaults } from './userFaults';

export const userMessages = {
  ...userFaults,
  empty: 'No users found.',
  loading: 'Loading users...',
  confirmDelete: (name: string) => ({
    title: areYouSure,
    text: `This action cannot be undone. This will permanently delete the user account for "${name}".`,
  }),
  deleted: (name: string) => good('User Deleted', `User ${name} has been removed.`),
  deleteDenied: bad('Action Denied', userFaults.ownAccount),
  deleteFailed: bad('Deletion Failed', 'Could not delete the user.'),
  created: (name: string) => good('User Created', `User ${name} has been successfully created.`),
  updated: (name: string) => good('User Updated', `User ${name} has been successfully updated.`),
  createRejected: (reason: string) => bad('Creation Failed', reason),
  createFailed: bad('Creation Failed', 'Could not create the user.'),
  updateFailed: bad('Update Failed', 'Could not update the user.'),
  nameRequired: 'Name is required.',
  emailRequired: 'Email is required.',
  emailInvalid: 'Please enter a valid email address.',
  roleInvalid: 'Please choose a role.',
  nameTooLong: (max: number) => `Please use at most ${max} characters.`,
  passwordWeak: 'Please use at least 8 characters, with a letter (a to z) and a digit (0 to 9).',
  passwordTooLong: 'This password is too long. Please shorten it.',
  confirmDeleteMany: (count: number) => ({
    title: areYouSure,
    text: `This action cannot be undone. This will permanently delete ${count} user accounts.`,
  }),
  deletedMany: (count: number) => good('Users Deleted', `${count} users have been removed.`),
  deletedSome: (count: number, all: number) =>
    bad('Deletion Failed', `Only ${count} of ${all} users could be deleted.`),
} as const;
