import { adminBackup } from '~/content/admin/backup';
import type { BackupChanges } from '~/data/backup';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import * as css from './ChangesTable.module.css';

const { preview: words, kinds } = adminBackup;
const COUNTED = ['added', 'changed', 'removed'] as const;

/** Counts of what restoring a backup does, by kind. */
export function ChangesTable({ changes }: { changes: readonly BackupChanges[] }) {
  const sum = (count: (typeof COUNTED)[number]) =>
    changes.reduce((all, each) => all + each[count], 0);

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
          {changes.map((change) => (
            <tr key={change.kind} role="row">
              <th role="rowheader" scope="row">
                {kinds[change.kind]}
              </th>
              {COUNTED.map((count, index) => (
                <td
                  key={count}
                  role="cell"
                  data-label={words.columns[index + 1]}
                  className={count === 'removed' && change.removed > 0 ? css.removed : undefined}
                >
                  {change[count]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
