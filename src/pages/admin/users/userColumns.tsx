import { adminUsers } from '~/content/admin/users';
import type { Role, StaffUser } from '~/domain/entities';
import { StaffMenu } from '~/parts/admin/StaffMenu';
import { AdminIcon } from '~/ui/AdminIcon';
import { Badge, type BadgeTone } from '~/ui/Badge';
import type { Column } from '~/ui/DataTable';
import * as css from './UserList.module.css';

const [name, email, role, actions] = adminUsers.columns;
const tones: Record<Role, BadgeTone> = { Admin: 'accent', Editor: 'now', Writer: 'info' };

interface Handlers {
  /** False for the account of whoever is looking. */
  isOther: (id: string) => boolean;
  onEdit: (user: StaffUser) => void;
  onDelete: (user: StaffUser) => void;
}

export const userColumns = ({ isOther, onEdit, onDelete }: Handlers): Column<StaffUser>[] => [
  {
    id: 'name',
    heading: name,
    lead: true,
    sortable: true,
    cell: (user) => (
      <span className={css.name}>
        <bdi>{user.name}</bdi>
        {!isOther(user.id) && <Badge>{adminUsers.you}</Badge>}
      </span>
    ),
  },
  {
    id: 'email',
    heading: email,
    sortable: true,
    cell: (user) => user.email || <span className={css.missing}>{adminUsers.noEmail}</span>,
  },
  {
    id: 'role',
    heading: role,
    sortable: true,
    narrow: true,
    cell: (user) => <Badge tone={tones[user.role]}>{user.role}</Badge>,
  },
  {
    id: 'actions',
    heading: actions,
    narrow: true,
    cell: (user) => (
      <span className={css.actions}>
        <StaffMenu
          label={adminUsers.rowMenu(user.name)}
          disabled={!isOther(user.id)}
          items={[
            {
              id: 'edit',
              label: adminUsers.edit,
              icon: <AdminIcon name="edit" size={18} />,
              onSelect: () => onEdit(user),
            },
            {
              id: 'delete',
              label: adminUsers.delete,
              icon: <AdminIcon name="trash" size={18} />,
              danger: true,
              onSelect: () => onDelete(user),
            },
          ]}
        >
          <AdminIcon name="more" />
        </StaffMenu>
      </span>
    ),
  },
];
