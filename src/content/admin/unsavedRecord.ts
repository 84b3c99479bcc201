/** Asked before a page is left with a dialog in which something was typed. */
export const unsavedRecord = {
  title: 'Discard what you typed?',
  text: 'It has not been saved.',
  confirm: 'Discard',
  cancel: 'Keep editing',
} as const;
