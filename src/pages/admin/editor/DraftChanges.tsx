import { useMemo } from 'react';
import { offerWords } from '~/content/draftOffers';
import { fieldLabels } from '~/content/fieldLabels';
import {
  type ArticleDraft,
  type ArticleField,
  type ArticleFields,
  differences,
} from '~/domain/articleDraft';
import { htmlText } from '~/domain/htmlText';
import { countWords } from '~/domain/readTime';
import { clampText } from '~/domain/text';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import * as css from './DraftChanges.module.css';

/** Of these only the size is told. */
const LONG: ReadonlySet<ArticleField> = new Set(['content', 'schemaMarkup']);
const MOST_SHOWN = 160;

interface Props {
  stored: ArticleFields;
  draft: Pick<ArticleDraft, 'start' | 'fields'>;
}

/** The fields in which an unsaved text differs from what is stored, before and after. */
export function DraftChanges({ stored, draft }: Props) {
  // counting the words of long texts anew with each key would be felt
  const changes = useMemo(() => changesOf(stored, draft), [stored, draft]);
  return (
    <dl className={css.root} aria-label={offerWords.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field} className={css.change}>
          <dt className={css.name}>{fieldLabels[field]}</dt>
          <dd className={css.texts}>
            {before !== null && (
              <del className={css.before}>
                <VisuallyHidden>{`${offerWords.before}: `}</VisuallyHidden>
                {before}
              </del>
            )}
            <ins className={css.after}>
              <VisuallyHidden>{`${offerWords.after}: `}</VisuallyHidden>
              {after}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const changesOf = (stored: ArticleFields, { start, fields }: Props['draft']) =>
  differences(stored, fields, start.fields).map((field) => ({
    field,
    before: stored[field] === '' ? null : told(field, stored[field]),
    after: told(field, fields[field]),
  }));

function told(field: ArticleField, text: string): string {
  if (text === '') return offerWords.empty;
  if (!LONG.has(field)) return clampText(text, MOST_SHOWN);
  return offerWords.size(countWords(htmlText(text)), text.length);
}
