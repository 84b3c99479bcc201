/** Who cancels stops waiting; what was asked of the server goes on there. */
export const cancelled = {
  button: 'Cancel',
  read: 'You stopped waiting for the server. Try again whenever you like.',
  retry: 'Try again',
  write:
    'You stopped waiting for the server. It may have been saved all the same: please look before you try again.',
} as const;
