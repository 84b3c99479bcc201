/** Words of the settings' 'Moving in', which takes what a browser holds into the database. */
import type { MoveKind } from '~/domain/moveIn';
import type { MoveOutcome } from '~/domain/moveInRows';

type Counts = Readonly<Record<MoveOutcome, number>>;

const entries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

/** The parts that are not nought, as one sentence. */
const sentence = (parts: readonly (readonly [count: number, text: string])[]): string =>
  `${parts
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${count} ${text}`)
    .join(', ')}.`;

export const adminMoveIn = {
  heading: 'Moving in',
  text: 'Take what this browser kept, before there was a database, into the database.',
  nothing:
    'This browser holds no articles, channels or staff accounts of its own: there is nothing to move in.',
  choose: {
    heading: 'What this browser holds',
    kinds: { article: 'Articles', channel: 'Channels', staff: 'Staff accounts' },
    withoutYou: (count: number) => `${count}, you not counted`,
    about:
      'Articles become yours and keep the names of their authors; Published ones appear on the public blog at once. What is in the database already stays as it is.',
    stays: 'What is in this browser stays here, whatever you do.',
    damaged: (count: number, kinds: string) =>
      count === 1
        ? `1 entry cannot be read and is left out: ${kinds}. It stays in this browser, and the download holds it.`
        : `${count} entries cannot be read and are left out: ${kinds}. They stay in this browser, and the download holds them.`,
    left: (customers: number, unsaved: number) =>
      [
        customers > 0 &&
          (customers === 1
            ? '1 customer account does not move: its owner signs up anew.'
            : `${customers} customer accounts do not move: their owners sign up anew.`),
        unsaved > 0 &&
          (unsaved === 1
            ? '1 text that was typed and not saved does not move; the download holds it.'
            : `${unsaved} texts that were typed and not saved do not move; the download holds them.`),
      ]
        .filter(Boolean)
        .join(' '),
    staff: 'Invite the staff, too',
    staffText:
      'Each gets an e-mail with a link to choose a password, and the role they have here. Passwords do not move. Without a mail server of your own the service sends only a few e-mails an hour.',
    check: 'Check what would move',
    save: 'Download the local data',
    saveText:
      'The file is a backup. It holds e-mail addresses and password hashes: keep it where only Admins can read it.',
  },
  busy: {
    check: 'Checking...',
    move: 'Moving in...',
    progress: (done: number, all: number) => `${done} of ${all}`,
    stay: 'Stay on this page until it is done. What has been moved in stays, and starting again doubles nothing.',
    cancel: 'Cancel',
    stopping: 'Stopping after this part...',
  },
  table: {
    columns: { name: 'Name', kind: 'Kind', outcome: 'Result' },
    kinds: { article: 'Article', channel: 'Channel', staff: 'Staff' } satisfies Record<
      MoveKind,
      string
    >,
    select: (name: string) => `Move in “${name}”`,
    selectAll: 'Move in all on this page',
    unnamed: 'Without a name',
  },
  plan: {
    heading: 'What would move',
    summary: ({ added, exists, failed }: Counts) =>
      sentence([
        [added, 'will be added'],
        [exists, exists === 1 ? 'is there already' : 'are there already'],
        [failed, 'cannot be moved'],
      ]),
    outcomes: {
      added: 'will be added',
      exists: 'is there already',
      failed: 'cannot be moved',
      waiting: 'not checked',
      skipped: 'left out',
    } satisfies Record<MoveOutcome, string>,
    invited: 'will be invited',
    nothing: 'There is nothing to add.',
    move: (count: number) => `Move in ${entries(count)}`,
    back: 'Back',
  },
  report: {
    heading: 'What has moved',
    stopped: 'You stopped it before the end.',
    broken: (reason: string) => `It ended early: ${reason}`,
    summary: ({ added, exists, failed, waiting, skipped }: Counts) =>
      sentence([
        [added, 'added'],
        [exists, exists === 1 ? 'was there already' : 'were there already'],
        [failed, 'failed'],
        [waiting, 'not moved yet'],
        [skipped, 'left out'],
      ]),
    outcomes: {
      added: 'added',
      exists: 'was there already',
      failed: 'failed',
      waiting: 'not moved yet',
      skipped: 'left out',
    } satisfies Record<MoveOutcome, string>,
    invited: 'invited',
    again: 'Try the failed ones again',
    goOn: 'Move in the rest',
    save: 'Download the report',
    done: 'Done',
    file: (day: string) => `moving-in-${day}.txt`,
    title: (when: string) => `Moving in, ${when}`,
  },
  timedOut: 'The server took too long to answer. Try again: nothing is added twice.',
  customer:
    'This address belongs to a customer’s account. Give them another address to make them staff.',
} as const;
