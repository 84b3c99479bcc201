import { useMemo, useState } from 'react';
import { adminList } from '~/content/admin';
import { findRecords, type ListRules, pageOf, sortRecords } from '~/domain/listQuery';
import type { ListDefaults } from '~/domain/listState';
import { useListState } from './useListState';

const pageSize = 25;
const nothing: ReadonlySet<string> = new Set();

interface Options<T> {
  /** The same list while nothing changed: sorting thousands anew would be felt. */
  records: readonly T[];
  rules: ListRules<T>;
  defaults: ListDefaults;
  /** Names a record's box. */
  rowLabel: (record: T) => string;
}

/** A list of records as the address asks for it: found, sorted, paged, and which are chosen. */
export function useRecordList<T extends { id: string }>(options: Options<T>) {
  const { records, rules, defaults, rowLabel } = options;
  const [state, change] = useListState(defaults);
  const [chosen, setChosen] = useState(nothing);

  const { sort, descending } = state;
  const sorted = useMemo(
    () => sortRecords(records, { sort, descending }, rules),
    [records, sort, descending],
  );
  const found = useMemo(() => findRecords(sorted, state, rules), [sorted, state]);
  const { rows, page, pageCount } = pageOf(found, state.page, pageSize);

  // what a search hides or another tab deletes is not acted upon
  const selected = chosen.size === 0 ? [] : found.filter(({ id }) => chosen.has(id));
  const clearSelection = () => setChosen(nothing);

  return {
    state,
    change,
    rows,
    found: found.length,
    selected,
    clearSelection,
    /** For the table. */
    sort: {
      by: sort,
      descending,
      onSort: (column: string) =>
        change({ sort: column, descending: column === sort ? !descending : false }),
    },
    selection: {
      ids: new Set(selected.map(({ id }) => id)),
      onChange: setChosen,
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
      onPage: (next: number) => {
        change({ page: next });
        scrollTo({ top: 0 });
      },
      words: adminList.pages,
    },
  };
}
