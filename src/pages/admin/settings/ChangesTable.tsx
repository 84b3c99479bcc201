import { adminBackup } from '~/content/admin/backup';
import type { BackupChanges } from '~/data/backup';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import * as css from './ChangesTable.module.css';

const { preview: words, kinds } = adminBackup;
const [, addedLabel, changedLabel, removedLabel] = words.columns;

/** Counts of what restoring a backup does, by kind. */
export function ChangesTable({ changes }: { changes: readonly BackupChanges[] }) {
  const sum = (of: 'added' | 'changed' | 'removed') =>
    changes.reduce((all, each) => all + each[of], 0);

  // the roles stay when the styles make blocks of rows and cells
  return (
    <div className={css.frame}>
      <table className={css.root} role="table">
        <caption>
          <VisuallyHidden>
            {words.caption(sum('added'), sum('changed'), sum('removed'))}
          </VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {words.columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {changes.map(({ kind, added, changed, removed }) => (
            <tr key={kind} role="row">
              <th role="rowheader" scope="row">
                {kinds[kind]}
              </th>
              <td role="cell" data-label={addedLabel}>
                {added}
              </td>
              <td role="cell" data-label={changedLabel}>
                {changed}
              </td>
              <td
                role="cell"
                data-label={removedLabel}
                className={removed > 0 ? css.removed : undefined}
              >
                {removed}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
