import { bad } from '../toastText';
import { articleFaults } from './articleFaults';

/** What is said while an article is fetched for its editor, and where that fails. */
export const articleOpening = {
  loading: 'Loading article data...',
  notFound: bad('Error', 'Error: Article not found.'),
  denied: bad('Permission Denied', articleFaults.mayNotEdit),
} as const;
