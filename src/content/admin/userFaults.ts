/** Why a user was not saved or deleted. */
export const userFaults = {
  ownAccount: 'You cannot delete your own account.',
  duplicateEmail: 'A user with this email already exists.',
  passwordRequired: 'Password is required for new users.',
  notFound: 'User not found',
  ownRole: 'You cannot change your own role.',
} as const;
