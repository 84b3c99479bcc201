import { useState } from 'react';
import { adminUsers } from '~/content/admin/users';
import { permissions } from '~/content/admin/permissions';
import { userMessages as words } from '~/content/admin/userMessages';
import { isEmbedded } from '~/content/mode';
import type { SessionUser, StaffUser } from '~/domain/entities';
import { userListDefaults } from '~/domain/userList';
import { AccessDenied } from '~/parts/admin/AccessDenied';
import { AdminHeading } from '~/parts/admin/AdminHeading';
import { lazyDialog } from '~/parts/admin/lazyDialog';
import { useRecordList } from '~/parts/admin/useRecordList';
import { AdminIcon } from '~/ui/AdminIcon';
import { Button } from '~/ui/Button';
import { Callout } from '~/ui/Callout';
import { Loading } from '~/ui/Loading';
import { UserList } from './UserList';

const UserDialog = lazyDialog(() => import('./UserDialog').then((module) => module.UserDialog));

export function ManageUsers({ self }: { self: SessionUser }) {
  const list = useRecordList<StaffUser>({
    load: (admin, request) => admin.users.page(request),
    subscribe: (admin, onChange) => admin.users.subscribe(onChange),
    defaults: userListDefaults,
    rowLabel: ({ name }) => adminUsers.select(name),
  });
  const { resource } = list;
  const [dialog, setDialog] = useState<{ user: StaffUser | null } | null>(null);

  const isDenied = resource.status === 'failed' && resource.error.code === 'forbidden';
  // what was typed stays with whoever lost the role over it: saving says why it is refused
  if (isDenied && !dialog) return <AccessDenied text={permissions.manageUsers} />;
  return (
    <>
      <AdminHeading heading={adminUsers.heading}>
        <Button onClick={() => setDialog({ user: null })}>
          <AdminIcon name="plus" size={18} />
          {adminUsers.add}
        </Button>
      </AdminHeading>
      <Callout tone={isEmbedded ? 'warning' : 'info'}>{adminUsers.storage}</Callout>
      {resource.status === 'loading' && <Loading label={words.loading} onCancel={list.cancel} />}
      {resource.status !== 'loading' && (
        <UserList list={list} self={self} onEdit={(user) => setDialog({ user })} />
      )}
      {dialog && <UserDialog user={dialog.user} onClose={() => setDialog(null)} />}
    </>
  );
}
