import { bad, good } from '../toastText';
import { areYouSure } from './sure';

const cannotBeUndone = 'This action cannot be undone.';

export const articleMessages = {
  confirmDelete: { title: areYouSure, text: cannotBeUndone },
  deleted: good('Article Deleted', 'The article has been successfully removed.'),
  deleteFailed: bad(
    'Deletion Failed',
    'Could not delete the article. You may not have permission.',
  ),
  deletedMany: (count: number) =>
    count === 1
      ? good('Article Deleted', 'The article has been successfully removed.')
      : good('Articles Deleted', `${count} articles have been successfully removed.`),
  deleteFailedMany: (failed: number, count: number) =>
    bad(
      'Deletion Failed',
      `Could not delete ${failed} of ${count} articles. You may not have permission.`,
    ),
  confirmStatus: (status: string, count: number) => ({
    title: count === 1 ? 'Change the status?' : `Change the status of ${count} articles?`,
    text:
      status === 'Published'
        ? 'Published articles appear on the public blog at once.'
        : 'Drafts disappear from the public blog at once.',
  }),
  statusChanged: (status: string, count: number) =>
    count === 1
      ? good('Article Updated', `The article is now ${status}.`)
      : good('Articles Updated', `${count} articles are now ${status}.`),
  statusFailed: (failed: number, count: number, reason: string) =>
    bad('Save Failed', count === 1 ? reason : `${failed} of ${count} articles: ${reason}`),
} as const;
