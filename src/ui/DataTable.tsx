import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { Glyph } from './Icon';
import * as css from './DataTable.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface Column<Row> {
  id: string;
  heading: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Leads the card that a row becomes where the table has no room. */
  lead?: boolean;
  /** Takes no more room than it needs. */
  narrow?: boolean;
  /** Speaks for itself: on the card it stands without its heading. */
  bare?: boolean;
}

interface Selection {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** Names of the boxes: of a row, and of all rows shown. */
  rowLabel: (id: string) => string;
  allLabel: string;
  /** Says no for rows that cannot be chosen; all can when left out. */
  selectable?: ((id: string) => boolean) | undefined;
}

interface Sort {
  /** Stands before the headings that sort where the table is none. */
  label: string;
  by: string;
  descending: boolean;
  onSort: (column: string) => void;
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sort?: Sort;
  selection?: Selection | undefined;
  /** True while other rows are on their way. */
  busy?: boolean;
}

/** A table that sorts and selects; where it has no room its rows become cards. */
export function DataTable<Row extends { id: string }>({
  caption,
  columns,
  rows,
  sort,
  selection,
  busy = false,
}: Props<Row>) {
  // display: block would take the table's roles away, so they are named
  return (
    <div className={css.frame}>
      <table className={css.root} role="table" aria-busy={busy}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup" className={css.head}>
          <tr role="row" data-label={sort?.label}>
            {selection && (
              <th role="columnheader" scope="col" className={css.box}>
                <SelectAll rows={rows} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.id} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr
              key={row.id}
              role="row"
              className={css.row}
              aria-selected={selection?.ids.has(row.id)}
            >
              {selection && (
                <td role="cell" className={css.box}>
                  {isSelectable(selection, row) && <SelectRow id={row.id} selection={selection} />}
                </td>
              )}
              {columns.map((column) => (
                <td
                  key={column.id}
                  role="cell"
                  data-label={column.heading}
                  className={clsx(
                    column.lead && css.lead,
                    column.narrow && css.narrow,
                    column.bare && css.bare,
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const arrows = {
  ascending: 'M6 15l6-6 6 6',
  descending: 'M6 9l6 6 6-6',
  none: 'M7 9l5-5 5 5M7 15l5 5 5-5',
};

function Heading<Row>({ column, sort }: { column: Column<Row>; sort: Sort | undefined }) {
  const sorted = sort?.by === column.id;
  const direction = sorted ? (sort.descending ? 'descending' : 'ascending') : 'none';
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort && column.sortable ? direction : undefined}
      className={clsx(column.narrow && css.narrow)}
    >
      {sort && column.sortable ? (
        <button type="button" className={css.sort} onClick={() => sort.onSort(column.id)}>
          {column.heading}
          <Glyph
            d={arrows[direction]}
            size={16}
            className={clsx(css.arrow, sorted && css.sorted)}
          />
        </button>
      ) : (
        column.heading
      )}
    </th>
  );
}

function SelectRow({ id, selection }: { id: string; selection: Selection }) {
  const toggle = () => {
    const ids = new Set(selection.ids);
    if (!ids.delete(id)) ids.add(id);
    selection.onChange(ids);
  };
  return <Box label={selection.rowLabel(id)} checked={selection.ids.has(id)} onChange={toggle} />;
}

function SelectAll({ rows, selection }: { rows: readonly { id: string }[]; selection: Selection }) {
  const choices = rows.filter((row) => isSelectable(selection, row));
  const chosen = choices.filter(({ id }) => selection.ids.has(id)).length;
  const all = choices.length > 0 && chosen === choices.length;
  // rows chosen on other pages stay as they are
  const toggle = () => {
    const ids = new Set(selection.ids);
    for (const { id } of choices)
      if (all) ids.delete(id);
      else ids.add(id);
    selection.onChange(ids);
  };
  return (
    <Box label={selection.allLabel} checked={all} mixed={chosen > 0 && !all} onChange={toggle} />
  );
}

const isSelectable = ({ selectable }: Selection, { id }: { id: string }): boolean =>
  selectable?.(id) ?? true;

interface BoxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is chosen. */
  mixed?: boolean;
  onChange: () => void;
}

function Box({ label, checked, mixed = false, onChange }: BoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  });
  return (
    <label className={css.boxLabel}>
      <input ref={box} type="checkbox" aria-label={label} checked={checked} onChange={onChange} />
    </label>
  );
}
