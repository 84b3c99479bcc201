import type { ClipboardEvent } from 'react';
import { editorMessages } from '~/content/admin/editorMessages';
import { ARTICLE_CONTENT_MAX } from '~/domain/articleLimits';
import { lengthOf } from '~/domain/fieldRules';
import { toast } from '~/state/toasts';

/**
 * Refuses, in words, to paste what could not be saved: in 5 MB even a bare field takes a browser a
 * fifth of a second for each key. What was copied is still there to be pasted elsewhere.
 */
export function refuseLongPaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const kept = value.slice(0, selectionStart) + value.slice(selectionEnd);
  const length = lengthOf(kept + event.clipboardData.getData('text'));
  if (length <= ARTICLE_CONTENT_MAX) return;
  event.preventDefault();
  toast(editorMessages.pasteTooLong(length));
}
