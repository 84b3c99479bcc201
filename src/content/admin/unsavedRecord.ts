import { bad } from '../toastText';

/** Asked before a page is left in whose dialog or form something was typed. */
export const unsavedRecord = {
  title: 'Discard what you typed?',
  text: 'It has not been saved.',
  confirm: 'Discard',
  cancel: 'Keep editing',
  signedOut: bad('Signed Out', 'What you typed has not been saved.'),
} as const;
