import { adminBackup } from '~/content/admin/backup';
import type { BackupChanges } from '~/data/backup';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import * as css from './ChangesTable.module.css';

const { preview: words, kinds } = adminBackup;

/** Counts of what restoring a backup does, by kind. */
export function ChangesTable({ changes }: { changes: readonly BackupChanges[] }) {
  const sum = (of: 'added' | 'changed' | 'removed') =>
    changes.reduce((all, each) => all + each[of], 0);

  return (
    <table className={css.root}>
      <caption>
        <VisuallyHidden>
          {words.caption(sum('added'), sum('changed'), sum('removed'))}
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {words.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ kind, added, changed, removed }) => (
          <tr key={kind}>
            <th scope="row">{kinds[kind]}</th>
            <td>{added}</td>
            <td>{changed}</td>
            <td className={removed > 0 ? css.removed : undefined}>{removed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
