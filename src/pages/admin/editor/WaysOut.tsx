import { articleEditor } from '~/content/admin/editor';
import { saveWords } from '~/content/drafts';
import type { ArticleFields } from '~/domain/articleDraft';
import { downloadFields } from '~/parts/admin/downloadFields';
import { lazyPart } from '~/parts/lazyPart';
import { Button } from '~/ui/Button';
import * as css from './WaysOut.module.css';

const { publish } = articleEditor;

const StorageUse = lazyPart(() => import('./StorageUse').then((module) => module.StorageUse));

interface Props {
  /** Of the failure, if one has been answered. */
  code: string | undefined;
  /** What stands in the fields. */
  fields: () => ArticleFields;
  /** None where the article stands that it was typed in. */
  onSaveAsNew: (() => void) | null;
}

/** The ways out when an article could not be saved; the text stays in its fields till then. */
export function WaysOut({ code, fields, onSaveAsNew }: Props) {
  return (
    <div className={css.root}>
      {code === 'storage-full' && <StorageUse />}
      {onSaveAsNew && (
        <Button variant="secondary" wide onClick={onSaveAsNew}>
          {publish.saveAsNew}
        </Button>
      )}
      <Button variant="secondary" wide onClick={() => downloadFields(fields())}>
        {saveWords.download}
      </Button>
    </div>
  );
}
