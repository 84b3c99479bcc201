import { useState } from 'react';
import { articleEditor } from '~/content/admin';
import { adminMessages } from '~/content/adminMessages';
import { paths } from '~/content/paths';
import type { Article } from '~/domain/entities';
import { AdminHeading } from '~/parts/admin/AdminHeading';
import { UnsavedDialog } from '~/parts/admin/UnsavedDialog';
import { FormAlert } from '~/parts/FormAlert';
import { withAdmin } from '~/state/admin';
import { Callout } from '~/ui/Callout';
import { Card } from '~/ui/Card';
import { TextField } from '~/ui/Field';
import * as css from './EditorForm.module.css';
import { ImageCard } from './ImageCard';
import { MainContent } from './MainContent';
import { PublishCard } from './PublishCard';
import { SchemaCard } from './SchemaCard';
import { SeoCard } from './SeoCard';
import { showSchemaFault } from './schemaCaret';
import { useArticleForm } from './useArticleForm';

interface Props {
  article: Article | null;
  /** Called with the newer version that is to take the place of this one. */
  onReplace: (theirs: Article) => void;
}

export function EditorForm({ article, onReplace }: Props) {
  const [view, setView] = useState<'write' | 'preview'>('write');
  const editor = useArticleForm({
    article,
    onInvalid: (faults) => {
      // a hidden field could not take the focus
      setView('write');
      if (Object.keys(faults)[0] === 'schemaMarkup') showSchemaFault();
    },
  });
  const { form, stored, report } = editor;
  const { field, values } = form;

  const loadTheirs = async () => {
    if (!stored) return;
    const newer = await withAdmin(({ articles }) => articles.get(stored.id));
    if (newer.ok) onReplace(newer.value);
    else report(newer.error);
  };

  return (
    <>
      <AdminHeading
        heading={stored ? articleEditor.headingEdit : articleEditor.headingNew}
        back={{ href: paths.adminArticles, label: articleEditor.back }}
      />
      <Callout>{adminMessages.storage.articles}</Callout>
      <form {...form.props} className={css.root} autoComplete="off">
        <FormAlert failure={form.failure} />
        <div className={css.main}>
          <MainContent field={field} content={values.content} view={view} onView={setView} />
          <SeoCard field={field} values={values} />
          <SchemaCard field={field} />
        </div>
        <div className={css.side}>
          <PublishCard
            status={field('status')}
            isNew={stored === null}
            busy={form.busy}
            problem={editor.problem}
            onDismiss={editor.dismiss}
            onSaveAs={editor.saveAs}
            onLoadTheirs={() => void loadTheirs()}
          />
          <ImageCard field={field} url={values.imageUrl} alt={values.imageDescription} />
          <Card heading={articleEditor.tags.heading}>
            <TextField
              {...field('tags')}
              label={articleEditor.tags.label}
              placeholder={articleEditor.tags.placeholder}
            />
          </Card>
        </div>
      </form>
      <UnsavedDialog question={editor.question} />
    </>
  );
}
