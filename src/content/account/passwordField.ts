export const passwordField = {
  show: 'Show password',
} as const;
