import { articleEditor } from '~/content/admin/editor';
import { Card } from '~/ui/Card';
import { TextArea } from '~/ui/Field';
import type { FieldProps } from './fieldProps';
import * as css from './SchemaCard.module.css';

const { schema, rows } = articleEditor;

/** Structured data that is embedded in the article's page. */
export function SchemaCard({ field }: { field: FieldProps }) {
  return (
    <Card heading={schema.heading}>
      <TextArea
        {...field('schemaMarkup')}
        label={schema.label}
        hint={schema.hint}
        rows={rows.schema}
        className={css.text}
        spellCheck={false}
      />
    </Card>
  );
}
