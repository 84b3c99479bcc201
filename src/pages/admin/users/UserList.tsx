import { useRef } from 'react';
import { adminUsers } from '~/content/admin/users';
import { userMessages as words } from '~/content/admin/userMessages';
import { ROLES, type SessionUser, type StaffUser } from '~/domain/entities';
import { ListToolbar } from '~/parts/admin/ListToolbar';
import { RemovalDialog } from '~/parts/admin/RemovalDialog';
import { SelectionBar } from '~/parts/admin/SelectionBar';
import type { RecordList } from '~/parts/admin/useRecordList';
import { useRemoval } from '~/parts/admin/useRemoval';
import { Button } from '~/ui/Button';
import { DataTable } from '~/ui/DataTable';
import { Empty } from '~/ui/Empty';
import { Pagination } from '~/ui/Pagination';
import { userColumns } from './userColumns';
import * as css from './UserList.module.css';

const roleFilter = {
  id: 'role',
  ...adminUsers.filters.role,
  options: ROLES.map((role) => ({ value: role, label: role })),
};

interface Props {
  list: RecordList<StaffUser>;
  self: SessionUser;
  onEdit: (user: StaffUser) => void;
}

export function UserList({ list, self, onEdit }: Props) {
  const region = useRef<HTMLElement>(null);
  const removal = useRemoval<StaffUser>({
    remove: (admin, id) => admin.users.remove(id),
    words,
    explain: ({ code }) => (code === 'own-account' ? words.deleteDenied : words.deleteFailed),
    fallback: region,
    onDone: list.clearSelection,
  });
  const isOther = (id: string) => id !== self.id;
  const chosen = list.selected.filter(({ id }) => isOther(id));

  return (
    <section ref={region} tabIndex={-1} aria-label={adminUsers.heading} className={css.root}>
      <ListToolbar
        id="users"
        list={list}
        hint={adminUsers.searchHint}
        filters={[roleFilter]}
        count={adminUsers.count(list.found)}
      />
      {list.failure ? null : list.found === 0 ? (
        <Empty>{words.empty}</Empty>
      ) : (
        <DataTable
          caption={adminUsers.heading}
          columns={userColumns({ isOther, onEdit, onDelete: (user) => removal.ask([user]) })}
          rows={list.rows}
          busy={list.busy}
          sort={list.sort}
          selection={{ ...list.selection, selectable: isOther }}
        />
      )}
      <SelectionBar count={chosen.length} list={region} onClear={list.clearSelection}>
        <Button variant="danger" onClick={() => removal.ask(chosen)}>
          {adminUsers.deleteSelected}
        </Button>
      </SelectionBar>
      <Pagination {...list.pages} list={region} />
      <RemovalDialog removal={removal} words={{ ...adminUsers, ...words }} />
    </section>
  );
}
