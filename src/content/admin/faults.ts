/** Why a store did not do what was asked with a record. */
import { bad } from '../toastText';

export const articleFaults = {
  saveFailedDefault: 'Save operation failed. Check permissions or data.',
  notFound: 'Article not found.',
  missing: (id: string) => `Article with ID ${id} not found.`,
  mayNotEdit: "You don't have permission to edit this article.",
  changedElsewhere: 'This article was changed elsewhere since you opened it.',
} as const;

export const userFaults = {
  ownAccount: bad('Action Denied', 'You cannot delete your own account.'),
  duplicateEmail: 'A user with this email already exists.',
  passwordRequired: 'Password is required for new users.',
  notFound: 'User not found',
  ownRole: 'You cannot change your own role.',
} as const;

export const channelFaults = {
  notFound: 'Channel not found',
} as const;
