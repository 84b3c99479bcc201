import { articleEditor } from '~/content/admin/editor';
import { TextArea } from '~/ui/Field';
import type { FieldProps } from './fieldProps';
import * as css from './ContentField.module.css';
import { isLong } from './longText';
import { Preview } from './Preview';
import { refuseLongPaste } from './refuseLongPaste';
import { type View, ViewTabs } from './ViewTabs';

const { main, rows } = articleEditor;

interface Props {
  field: ReturnType<FieldProps>;
  content: string;
  /** Which of the two is shown where there is no room for both. */
  view: View;
  onView: (view: View) => void;
}

/** The article's HTML and what becomes of it: side by side, or in turn on a small screen. */
export function ContentField({ field, content, view, onView }: Props) {
  return (
    <div className={css.root} data-view={view}>
      <ViewTabs view={view} onView={onView} className={css.tabs} />
      <div {...panel('write')} className={css.write}>
        <TextArea
          {...field}
          label={main.content}
          rows={rows.content}
          className={css.text}
          spellCheck={!isLong(content)}
          {...(isLong(content) && { dir: 'ltr' })}
          onPaste={refuseLongPaste}
        />
      </div>
      <div {...panel('preview')} className={css.preview}>
        <h3 className={css.label} id="content-preview-label">
          {main.preview}
        </h3>
        <div
          className={css.paper}
          role="region"
          aria-labelledby="content-preview-label"
          tabIndex={0}
        >
          <Preview html={content} />
        </div>
      </div>
    </div>
  );
}

/** Ties a panel to its tab. */
const panel = (view: View) => ({
  id: `content-${view}`,
  role: 'tabpanel',
  'aria-labelledby': `content-tab-${view}`,
});
