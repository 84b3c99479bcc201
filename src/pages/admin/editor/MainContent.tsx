import { articleEditor } from '~/content/admin/editor';
import { Card } from '~/ui/Card';
import { TextArea, TextField } from '~/ui/Field';
import { ContentField } from './ContentField';
import type { FieldProps } from './fieldProps';
import * as css from './MainContent.module.css';
import type { View } from './ViewTabs';

const { main, rows } = articleEditor;

interface Props {
  field: FieldProps;
  content: string;
  view: View;
  onView: (view: View) => void;
}

/** Title, text and excerpt. */
export function MainContent({ field, content, view, onView }: Props) {
  return (
    <Card heading={main.heading}>
      <div className={css.root}>
        <TextField {...field('title')} label={main.title} aria-required />
        <ContentField field={field('content')} content={content} view={view} onView={onView} />
        <TextArea
          {...field('excerpt')}
          label={main.excerpt}
          rows={rows.excerpt}
          className={css.short}
        />
      </div>
    </Card>
  );
}
