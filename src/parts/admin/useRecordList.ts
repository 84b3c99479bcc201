import { useRef, useState } from 'react';
import { adminList } from '~/content/admin/list';
import type { Admin } from '~/data/admin';
import { emptyPage, type PageRequest, type RecordPage } from '~/domain/listQuery';
import type { ListDefaults } from '~/domain/listState';
import { ok, type Result } from '~/domain/result';
import { type Chosen, choose, chosenIn } from './chosen';
import { useListState } from './useListState';
import { useResource } from './useResource';

interface Options<T> {
  /** Fetches the page that is asked for. */
  load: (admin: Admin, request: PageRequest) => Promise<Result<RecordPage<T>>>;
  /** Calls back whenever records have changed. */
  subscribe: (admin: Admin, onChange: () => void) => () => void;
  defaults: ListDefaults;
  /** Names a record's box. */
  rowLabel: (record: T) => string;
}

const nothing = { ...emptyPage, asked: [] };

/** A list of records as the address asks for it, a page at a time, and which are chosen. */
export function useRecordList<T extends { id: string }>(options: Options<T>) {
  const { load, subscribe, defaults, rowLabel } = options;
  const [state, change] = useListState(defaults);
  const [kept, setKept] = useState<Chosen<T>>(new Map());
  const { resource, reload, cancel, busy } = useResource({
    load: async (admin) => {
      const asked = [...kept.keys()];
      const page = await load(admin, { ...state, chosen: asked });
      return page.ok ? ok({ ...page.value, asked }) : page;
    },
    subscribe,
    key: JSON.stringify(state),
  });
  const answer = resource.status === 'ready' ? resource.value : nothing;
  const { rows, page, pageCount, found, total } = answer;
  // what could not be read leaves the choice as it was
  const last = useRef(answer);
  if (resource.status === 'ready') last.current = answer;
  const selected = chosenIn(kept, last.current);

  return {
    resource,
    /** Why there are no rows, null where they could be read. */
    failure: resource.status === 'failed' ? resource.error : null,
    reload,
    cancel,
    /** True while the next page takes its time; the last one stays. */
    busy,
    state,
    change,
    rows,
    found,
    total,
    selected,
    clearSelection: () => setKept(new Map()),
    /** For the table. */
    sort: {
      label: adminList.sortBy,
      by: state.sort,
      descending: state.descending,
      onSort: (column: string) =>
        change({ sort: column, descending: column === state.sort ? !state.descending : false }),
    },
    selection: {
      ids: new Set(selected.map(({ id }) => id)),
      onChange: (ids: ReadonlySet<string>) => setKept(choose(kept, answer, ids)),
      rowLabel: (id: string) => {
        const row = rows.find((each) => each.id === id);
        return row ? rowLabel(row) : '';
      },
      allLabel: adminList.selectAll,
    },
    /** For the steps below it. */
    pages: {
      page,
      pageCount,
      onPage: (next: number) => change({ page: next }),
      words: adminList.pages,
    },
  };
}

export type RecordList<T extends { id: string }> = ReturnType<typeof useRecordList<T>>;
