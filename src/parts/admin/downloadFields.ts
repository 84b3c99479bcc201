import { draftWords } from '~/content/drafts';
import { fieldLabels } from '~/content/fieldLabels';
import { ARTICLE_FIELDS, type ArticleFields } from '~/domain/articleDraft';
import { slugify } from '~/domain/slug';
import { downloadText } from '~/lib/downloadText';
import type { UnsavedText } from '~/lib/unsaved';

/** What an editor's fields hold, as a file that a person can read and copy from. */
export function fieldsFile(fields: ArticleFields): UnsavedText {
  const text = ARTICLE_FIELDS.filter((field) => fields[field] !== '')
    .map((field) => `--- ${fieldLabels[field]} ---\n${fields[field]}\n`)
    .join('\n');
  return { name: `${slugify(fields.title) || draftWords.fileName}.txt`, text };
}

/** Has the browser save it. */
export function downloadFields(fields: ArticleFields): void {
  const { name, text } = fieldsFile(fields);
  downloadText(name, text, 'text/plain');
}
