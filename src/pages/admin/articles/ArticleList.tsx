import { useMemo } from 'react';
import { adminArticles } from '~/content/admin';
import { adminMessages } from '~/content/adminMessages';
import type { Article } from '~/domain/entities';
import { ListToolbar } from '~/parts/admin/ListToolbar';
import { SelectionBar } from '~/parts/admin/SelectionBar';
import { useRecordList } from '~/parts/admin/useRecordList';
import { useStaff } from '~/parts/admin/useStaff';
import { Button } from '~/ui/Button';
import { DataTable } from '~/ui/DataTable';
import { Empty } from '~/ui/Empty';
import { Pagination } from '~/ui/Pagination';
import { articleColumns } from './articleColumns';
import { articleDefaults, articleFilters, articleRules } from './articleRules';
import { BulkDialog } from './BulkDialog';
import { DeleteDialog } from './DeleteDialog';
import * as css from './ArticleList.module.css';
import { useListDialog } from './useListDialog';

/** Every article that the signed-in person may see. */
export function ArticleList({ articles }: { articles: readonly Article[] }) {
  const staff = useStaff();
  const filters = useMemo(() => articleFilters(articles), [articles]);
  const list = useRecordList({
    records: articles,
    rules: articleRules,
    defaults: articleDefaults,
    rowLabel: ({ title }) => adminArticles.select(title),
  });
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
        state={list.state}
        onChange={list.change}
        hint={adminArticles.searchHint}
        filters={filters}
        count={adminArticles.count(list.found, articles.length)}
      />
      <div ref={region} tabIndex={-1} className={css.region}>
        {list.found === 0 ? (
          <Empty>{adminMessages.articles.empty}</Empty>
        ) : (
          <DataTable
            caption={adminArticles.caption}
            columns={columns}
            rows={list.rows}
            sort={list.sort}
            selection={list.selection}
          />
        )}
      </div>
      <Pagination {...list.pages} />
      <SelectionBar count={selected.length} onClear={list.clearSelection}>
        {(['Published', 'Draft'] as const).map((status) => (
          <Button key={status} variant="secondary" onClick={() => open({ kind: 'status', status })}>
            {status === 'Published' ? adminArticles.bulk.publish : adminArticles.bulk.unpublish}
          </Button>
        ))}
        <Button variant="danger" onClick={() => open({ kind: 'delete-selected' })}>
          {adminArticles.bulk.delete}
        </Button>
      </SelectionBar>
      {dialog?.kind === 'delete' && (
        <DeleteDialog article={dialog.article} onCancel={cancel} onDone={done} />
      )}
      {(dialog?.kind === 'delete-selected' || dialog?.kind === 'status') && (
        <BulkDialog
          articles={selected}
          status={dialog.kind === 'status' ? dialog.status : null}
          onCancel={cancel}
          onDone={finish}
        />
      )}
    </>
  );
}
