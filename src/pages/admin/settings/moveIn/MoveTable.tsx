import { useState } from 'react';
import { adminList } from '~/content/admin/list';
import { adminMoveIn } from '~/content/admin/moveIn';
import { nameOf } from '~/content/moveInReport';
import { LIST_PAGE_SIZE, pagesFor } from '~/domain/listQuery';
import { type MoveRow, troublesFirst } from '~/domain/moveInRows';
import { clampText } from '~/domain/text';
import { type Column, DataTable } from '~/ui/DataTable';
import { Pagination } from '~/ui/Pagination';
import { Outcome } from './Outcome';

const { table: words } = adminMoveIn;

interface Props {
  step: 'plan' | 'report';
  rows: readonly MoveRow[];
  /** Ids of those to be added; in a report nothing is chosen any more. */
  chosen?: ReadonlySet<string>;
  onChoose?: (chosen: ReadonlySet<string>) => void;
}

/** The records one by one, a page at a time. */
export function MoveTable({ step, rows, chosen, onChoose }: Props) {
  const [wanted, setWanted] = useState(1);
  const { page, pageCount } = pagesFor(rows.length, wanted);
  const shown = troublesFirst(rows).slice((page - 1) * LIST_PAGE_SIZE, page * LIST_PAGE_SIZE);
  const byId = new Map(rows.map((row) => [row.id, row]));

  return (
    <>
      <DataTable
        caption={adminMoveIn[step].heading}
        columns={columnsFor(step)}
        rows={shown}
        selection={
          chosen &&
          onChoose && {
            ids: chosen,
            onChange: onChoose,
            rowLabel: (id) => words.select(clampText(byId.get(id)?.item.name ?? '', NAME_SHOWN)),
            allLabel: words.selectAll,
            selectable: (id) => byId.get(id)?.outcome === 'added',
          }
        }
      />
      <Pagination page={page} pageCount={pageCount} onPage={setWanted} words={adminList.pages} />
    </>
  );
}

/** Enough to know a record by; an article's title may have a thousand characters. */
const NAME_SHOWN = 160;

const columnsFor = (step: 'plan' | 'report'): readonly Column<MoveRow>[] => [
  {
    id: 'name',
    heading: words.columns.name,
    lead: true,
    cell: (row) => clampText(nameOf(row), NAME_SHOWN),
  },
  {
    id: 'kind',
    heading: words.columns.kind,
    narrow: true,
    cell: ({ item }) => words.kinds[item.kind],
  },
  {
    id: 'outcome',
    heading: words.columns.outcome,
    cell: (row) => <Outcome row={row} step={step} />,
  },
];
