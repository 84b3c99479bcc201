import { articleEditor } from '~/content/admin';
import { Button } from '~/ui/Button';
import type { SaveMode } from './saveArticle';
import * as css from './Ways.module.css';

const { publish } = articleEditor;

interface Props {
  /** Of the failure. */
  code: string;
  onDismiss: () => void;
  onSaveAs: (mode: SaveMode) => void;
  onLoadTheirs: () => void;
}

/** The ways out when an article was changed or deleted elsewhere; the text here stays till then. */
export function Ways({ code, onDismiss, onSaveAs, onLoadTheirs }: Props) {
  if (code === 'not-found') {
    return (
      <Button variant="secondary" wide onClick={() => onSaveAs('new')}>
        {publish.saveAsNew}
      </Button>
    );
  }
  if (code !== 'conflict') return null;
  return (
    <div className={css.root}>
      <Button variant="secondary" wide onClick={onDismiss}>
        {publish.keepEditing}
      </Button>
      <Button variant="secondary" wide onClick={() => onSaveAs('overwrite')}>
        {publish.overwrite}
      </Button>
      <Button variant="quiet" wide onClick={onLoadTheirs}>
        {publish.reloadTheirs}
      </Button>
    </div>
  );
}
