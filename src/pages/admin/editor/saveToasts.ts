import { editorMessages as words } from '~/content/admin/editorMessages';
import { saveWords } from '~/content/drafts';
import type { Failure } from '~/domain/result';
import type { Saved } from './saveArticle';

export function savedToast({ article: { title }, isNew, taken, by }: Saved) {
  if (taken.length > 0) return saveWords.merged(title, taken, by);
  return isNew ? words.created(title) : words.updated(title);
}

export function refusedToast({ code, message }: Failure, isNew: boolean) {
  if (code !== 'no-session') return words.saveFailed(message);
  return isNew ? words.loginRequiredToCreate : words.loginRequired;
}

/** As it stands beside the button: what a server says of a token means nothing to anybody. */
export const refusal = (failure: Failure, isNew: boolean): Failure =>
  failure.code === 'no-session'
    ? { ...failure, message: refusedToast(failure, isNew).description ?? failure.message }
    : failure;
