/** Words for unsaved texts of earlier times, where they are offered. */
import { DEFAULT_TITLE } from '~/domain/articleTitle';
import { atMoment } from '~/domain/moment';
import { formatSize } from '~/domain/size';

export const offerWords = {
  heading: 'Unsaved text found',
  typed: (at: string, now: Date) => `You typed it ${atMoment(at, now)}, and it was not saved.`,
  openElsewhere: 'It is open in another tab.',
  /** Beside a draft whose article has a newer version by now. */
  overtaken:
    'The article has been saved since. Restoring brings back your text only; saving then joins both.',
  articleGone: 'The article it belongs to no longer exists. You can save it as a new article.',
  notAllowed: 'You may no longer edit this article, but you can keep a copy of your text.',
  changes: 'What differs from the saved article',
  before: 'Saved',
  after: 'Unsaved',
  empty: 'Empty',
  size: (words: number, units: number) =>
    `${words.toLocaleString('en-GB')} ${words === 1 ? 'word' : 'words'}, ${formatSize(units)}`,
  restore: 'Restore',
  restoreAsNew: 'Restore as a new article',
  download: 'Download',
  discard: 'Discard',
  confirmDiscard: {
    title: 'Discard the unsaved text?',
    text: 'This action cannot be undone. What is saved stays as it is.',
    confirm: 'Discard text',
    cancel: 'Keep it',
  },
  list: {
    heading: (count: number) => (count === 1 ? 'An unsaved text' : `${count} unsaved texts`),
    text: 'Typed on this browser and not saved yet.',
    untitled: DEFAULT_TITLE,
    go: (title: string) => `Continue “${title}”`,
    typed: (at: string, now: Date) => `typed ${atMoment(at, now)}`,
    download: (title: string) => `Download “${title}”`,
  },
} as const;
