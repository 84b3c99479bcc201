import { articleEditor } from '~/content/admin/editor';
import type { ArticleFields } from '~/domain/articleDraft';
import { lengthOf } from '~/domain/fieldRules';
import { Card } from '~/ui/Card';
import { TextArea, TextField } from '~/ui/Field';
import type { FieldProps } from './fieldProps';
import * as css from './MainContent.module.css';

const { seo, rows } = articleEditor;

/** What search engines show of the article. */
export function SeoCard({ field, values }: { field: FieldProps; values: ArticleFields }) {
  return (
    <Card heading={seo.heading}>
      <div className={css.root}>
        <TextField
          {...field('metaTitle')}
          label={seo.metaTitle}
          hint={`${seo.metaTitleHint} ${counter(values.metaTitle, seo.lengths.metaTitle)}`}
        />
        <TextArea
          {...field('metaDescription')}
          label={seo.metaDescription}
          hint={`${seo.metaDescriptionHint} ${counter(values.metaDescription, seo.lengths.metaDescription)}`}
          rows={rows.excerpt}
          className={css.short}
        />
        <TextField
          {...field('metaKeywords')}
          label={seo.metaKeywords}
          hint={seo.metaKeywordsHint}
        />
      </div>
    </Card>
  );
}

function counter(text: string, most: number): string {
  const length = lengthOf(text);
  return (length > most ? seo.counterOver : seo.counter)(length, most);
}
