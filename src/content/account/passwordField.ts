export const passwordField = {
  show: 'Show password',
  hide: 'Hide password',
} as const;
