import { bad } from '../toastText';

export const dialogFailed = (why: string) => bad('Error', why);

export const editedElsewhere = (fields: string) =>
  `Since you opened this, somebody else changed: ${fields}. Save again to put yours in its place.`;

export const saveCancelled =
  'You stopped waiting. It may have been saved all the same: please look before you try again.';
