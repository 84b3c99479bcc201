/** Words for what stands in the way of saving an article: somebody else’s edit, or a full storage. */
import { atMoment } from '~/domain/moment';

export const conflictWords = {
  heading: 'Changed elsewhere',
  changed: (by: string, at: string, now: Date) =>
    `${by || 'Somebody'} saved this article ${atMoment(at, now)}, after you had opened it.`,
  choose:
    'Both of you changed these fields. Choose which text to keep; nothing is saved till then.',
  mine: 'Mine',
  theirs: 'Theirs',
  allMine: 'Keep all of mine',
  allTheirs: 'Take all of theirs',
  save: 'Save these choices',
  keepEditing: 'Keep editing',
  reloadTheirs: 'Discard mine, load the newer version',
  unsettled: 'Please choose for each field.',
  skipped: (lines: number) => (lines === 1 ? '1 line the same' : `${lines} lines the same`),
  further: (lines: number) => (lines === 1 ? 'and 1 line more' : `and ${lines} lines more`),
  empty: 'Empty',
  discard: {
    title: 'Discard your text?',
    text: 'The newer version takes its place. This action cannot be undone.',
    confirm: 'Discard mine',
    cancel: 'Keep editing',
  },
} as const;

export const fullWords = {
  text: (used: number, quota: number) =>
    `Browser storage is full (${megabytes(used)} of ${megabytes(quota)} MB).`,
} as const;

const megabytes = (units: number): string => (units / 1024 / 1024).toFixed(1).replace(/\.0$/, '');
