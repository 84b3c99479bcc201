/** What a form says of fields that were not filled in as they should be. */
export const fieldMessages = {
  nameRequired: 'Please enter your full name.',
  emailRequired: 'Please enter your email address.',
  emailInvalid: 'Please enter a valid email address.',
  passwordRequired: 'Please enter a password.',
  confirmRequired: 'Please type the password again.',
  summary: (count: number) =>
    count === 1 ? 'Please check one field.' : `Please check ${count} fields.`,
} as const;
