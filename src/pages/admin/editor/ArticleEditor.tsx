import { useEffect, useState } from 'react';
import { articleEditor } from '~/content/admin/editor';
import { draftWords } from '~/content/drafts';
import { paths } from '~/content/paths';
import type { KeptDraft } from '~/data/drafts';
import type { Article } from '~/domain/entities';
import { AdminHeading } from '~/parts/admin/AdminHeading';
import { listPlace } from '~/parts/admin/listPlace';
import { lazyDialog } from '~/parts/admin/lazyDialog';
import { useStaff } from '~/parts/admin/useStaff';
import { UnsavedDialog } from '~/parts/admin/UnsavedDialog';
import { lazyPart } from '~/parts/lazyPart';
import { FormAlert } from '~/parts/FormAlert';
import { Callout } from '~/ui/Callout';
import { Card } from '~/ui/Card';
import { TextField } from '~/ui/Field';
import * as css from './ArticleEditor.module.css';
import { ImageCard } from './ImageCard';
import { MainContent } from './MainContent';
import { PublishCard } from './PublishCard';
import { SaveButton } from './SaveButton';
import { SchemaCard } from './SchemaCard';
import { SeoCard } from './SeoCard';
import { showSchemaFault } from './schemaCaret';
import { useArticleForm } from './useArticleForm';
import { useEdit } from './useEdit';
import type { View } from './ViewTabs';

const DraftOffers = lazyPart(() => import('./DraftOffers').then((module) => module.DraftOffers));
const ConflictPanel = lazyDialog(() =>
  import('./ConflictPanel').then((module) => module.ConflictPanel),
);

interface Props {
  /** To be edited; null creates one. */
  article: Article | null;
  /** Id of the article in the address, null on the page of new ones. */
  place: string | null;
  /** Unsaved text to begin with. */
  restored?: KeptDraft;
}

/** The editor's fields, what was typed into them earlier, and what stands in the way of saving. */
export function ArticleEditor({ article, place, restored }: Props) {
  const [view, setView] = useState<View>('write');
  const staffId = useStaff()?.id ?? '';
  const edit = useEdit(article, place);
  const editor = useArticleForm(edit, (faults) => {
    // a hidden field could not take the focus
    setView('write');
    if (Object.keys(faults)[0] === 'schemaMarkup') showSchemaFault();
  });
  useEffect(() => {
    // what has been made of it since is not gone
    const isGone = restored?.start.origin?.id === place;
    if (restored) editor.restore(isGone ? { ...restored, start: edit.start() } : restored);
  }, []);
  const { form, conflict } = editor;
  const { field, values } = form;
  const isNew = edit.start().origin === null;

  return (
    <>
      <AdminHeading
        heading={isNew ? articleEditor.headingNew : articleEditor.headingEdit}
        back={{ href: listPlace(staffId, paths.adminArticles), label: articleEditor.back }}
      />
      <div className={css.notes}>
        <DraftOffers
          place={place}
          article={article}
          isOwn={edit.writer.isOwn}
          onRestore={editor.restore}
        />
        {!edit.isKept && <Callout tone="warning">{draftWords.notKept}</Callout>}
        <Callout>{articleEditor.storage}</Callout>
      </div>
      <form {...form.props} className={css.root} autoComplete="off">
        <FormAlert failure={form.failure} />
        {conflict && (
          <ConflictPanel
            conflict={conflict}
            busy={form.busy}
            onClose={editor.dismiss}
            onReplace={editor.replace}
          />
        )}
        <div className={css.main}>
          <MainContent field={field} content={values.content} view={view} onView={setView} />
          <SeoCard field={field} values={values} />
          <SchemaCard field={field} />
        </div>
        <div className={css.side}>
          <PublishCard
            status={field('status')}
            isNew={isNew}
            busy={form.busy}
            onCancel={form.cancel}
            problem={editor.problem}
            tooLong={form.errors.content !== undefined}
            fields={edit.typed}
            onSaveAsNew={editor.saveAsNew}
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
        <div className={css.save}>
          <SaveButton isNew={isNew} busy={form.busy} onCancel={form.cancel} />
        </div>
      </form>
      <UnsavedDialog
        question={editor.question}
        words={draftWords.leave[edit.isKept ? 'kept' : 'lost']}
      />
    </>
  );
}
