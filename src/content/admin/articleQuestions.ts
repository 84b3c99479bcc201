import type { ArticleStatus } from '~/domain/entities';
import { articleCount } from './articles';

/** The buttons of what the list of articles asks. */
export const articleQuestions = {
  cancel: 'Cancel',
  delete: 'Delete Article',
  deleteAll: (count: number) => `Delete ${articleCount(count)}`,
  setStatus: (status: ArticleStatus, count: number) =>
    status === 'Published'
      ? `Publish ${articleCount(count)}`
      : `Move ${articleCount(count)} to Draft`,
} as const;
