import { downloadText } from '~/lib/downloadText';

/** Has the browser save raw text that could not be read, by the key it stands under. */
export const downloadUnreadable = (damaged: Readonly<Record<string, string>>): void =>
  downloadText('website-unreadable.json', JSON.stringify(damaged, null, 2));
