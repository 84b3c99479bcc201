import { adminArticles } from '~/content/admin/articles';
import type { ArticleListItem, Author } from '~/domain/articleList';
import { lazyDialog } from '~/parts/admin/lazyDialog';
import { ListToolbar } from '~/parts/admin/ListToolbar';
import { SelectionBar } from '~/parts/admin/SelectionBar';
import type { RecordList } from '~/parts/admin/useRecordList';
import { useStaff } from '~/parts/admin/useStaff';
import { Button } from '~/ui/Button';
import { DataTable } from '~/ui/DataTable';
import { Empty } from '~/ui/Empty';
import { Pagination } from '~/ui/Pagination';
import { articleColumns } from './articleColumns';
import { articleFilters } from './articleFilters';
import * as css from './ArticleList.module.css';
import { useListDialog } from './useListDialog';

const ArticleDialog = lazyDialog(() =>
  import('./ArticleDialog').then((module) => module.ArticleDialog),
);

interface Props {
  list: RecordList<ArticleListItem>;
  /** Those the list can be narrowed to. */
  authors: readonly Author[];
}

/** The articles that the signed-in person may see, a page at a time. */
export function ArticleList({ list, authors }: Props) {
  const staff = useStaff();
  const { region, dialog, open, cancel, done } = useListDialog();
  const columns = articleColumns(staff, (article) => open({ kind: 'delete', article }));
  const { selected } = list;
  const finish = () => {
    list.clearSelection();
    done();
  };

  return (
    <>
      <ListToolbar
        id="articles"
        list={list}
        hint={adminArticles.searchHint}
        filters={articleFilters(authors)}
        count={adminArticles.count(list.found, list.total)}
      />
      <section ref={region} tabIndex={-1} aria-label={adminArticles.heading} className={css.region}>
        {list.failure ? null : list.found === 0 ? (
          <Empty>{adminArticles.empty}</Empty>
        ) : (
          <DataTable
            caption={adminArticles.heading}
            columns={columns}
            rows={list.rows}
            busy={list.busy}
            sort={list.sort}
            selection={list.selection}
          />
        )}
      </section>
      <Pagination {...list.pages} list={region} />
      <SelectionBar count={selected.length} list={region} onClear={list.clearSelection}>
        {(['Published', 'Draft'] as const).map((status) => (
          <Button
            key={status}
            variant="secondary"
            onClick={() => open({ kind: 'status', chosen: selected, status })}
          >
            {status === 'Published' ? adminArticles.bulk.publish : adminArticles.bulk.unpublish}
          </Button>
        ))}
        <Button variant="danger" onClick={() => open({ kind: 'delete-chosen', chosen: selected })}>
          {adminArticles.bulk.delete}
        </Button>
      </SelectionBar>
      {dialog && (
        <ArticleDialog
          dialog={dialog}
          onClose={cancel}
          onDone={dialog.kind === 'delete' ? done : finish}
        />
      )}
    </>
  );
}
