/** What the article editor says of unsaved texts and of saves that did not go as planned. */
import type { ArticleField } from '~/domain/articleDraft';
import { editorMessages } from './admin/editorMessages';
import { fieldLabels } from './fieldLabels';
import { bad, good } from './toastText';

export const draftWords = {
  restored: good('Text Restored', 'It is not saved yet.'),
  notKept:
    'This browser does not keep unsaved text: it is lost when this tab is closed. Save often, or download a copy.',
  signedOut: bad('Signed Out', 'Your unsaved text is kept here. Log in again to go on.'),
  leave: {
    lost: editorMessages.leave,
    kept: {
      ...editorMessages.leave,
      text: 'What you changed in this article has not been saved. This browser keeps it for you and offers it when you come back.',
    },
  },
  /** Of a file without a title to name it by. */
  fileName: 'unsaved-article',
} as const;

export const saveWords = {
  download: 'Download a copy',
  merged: (title: string, fields: readonly ArticleField[], by: string) =>
    good(
      'Article Updated',
      `“${title}” has been saved, together with what ${by || 'somebody'} changed meanwhile: ${listed(fields)}.`,
    ),
} as const;

const listed = (fields: readonly ArticleField[]): string =>
  fields.map((field) => fieldLabels[field]).join(', ');
