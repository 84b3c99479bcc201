/** Asked before a page is left in whose dialog or form something was typed. */
export const unsavedRecord = {
  title: 'Discard what you typed?',
  text: 'It has not been saved.',
  confirm: 'Discard',
  cancel: 'Keep editing',
} as const;
