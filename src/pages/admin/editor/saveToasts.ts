import { editorMessages as words } from '~/content/admin/editorMessages';
import { saveWords } from '~/content/drafts';
import { networkWords } from '~/content/network';
import type { Failure } from '~/domain/result';
import type { Saved } from './saveArticle';

export function savedToast({ article: { title }, isNew, taken, by }: Saved) {
  if (taken.length > 0) return saveWords.merged(title, taken, by);
  return isNew ? words.created(title) : words.updated(title);
}

export function refusedToast({ code, message }: Failure, isNew: boolean) {
  // refused without a reason: nothing is wrong with the server
  const isBare = code === 'refused' && message === networkWords.failed;
  if (code !== 'no-session') return words.saveFailed(isBare ? undefined : message);
  return isNew ? words.loginRequiredToCreate : words.loginRequired;
}

/** As it stands beside the button, in the words of the toast. */
export const refusal = (failure: Failure, isNew: boolean): Failure => ({
  ...failure,
  message: refusedToast(failure, isNew).description ?? failure.message,
});
