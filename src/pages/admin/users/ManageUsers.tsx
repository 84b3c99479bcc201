import { useState } from 'react';
import { adminUsers } from '~/content/admin';
import { adminMessages } from '~/content/adminMessages';
import type { SessionUser, StaffUser } from '~/domain/entities';
import { AccessDenied } from '~/parts/admin/AccessDenied';
import { AdminHeading } from '~/parts/admin/AdminHeading';
import { ListFailed } from '~/parts/admin/ListFailed';
import { lazyDialog } from '~/parts/admin/lazyDialog';
import { useResource } from '~/parts/admin/useResource';
import { AdminIcon } from '~/ui/AdminIcon';
import { Button } from '~/ui/Button';
import { Callout } from '~/ui/Callout';
import { Loading } from '~/ui/Loading';
import { UserList } from './UserList';

const { storage, permissions, users: words } = adminMessages;

const UserDialog = lazyDialog(() => import('./UserDialog').then((module) => module.UserDialog));

export function ManageUsers({ self }: { self: SessionUser }) {
  const [users, reload] = useResource({
    load: (admin) => admin.users.list(),
    subscribe: (admin, onChange) => admin.users.subscribe(onChange),
  });
  const [dialog, setDialog] = useState<{ user: StaffUser | null } | null>(null);

  if (users.status === 'failed' && users.error.code === 'forbidden') {
    return <AccessDenied text={permissions.manageUsers} />;
  }
  return (
    <>
      <AdminHeading heading={adminUsers.heading}>
        <Button onClick={() => setDialog({ user: null })}>
          <AdminIcon name="plus" size={18} />
          {adminUsers.add}
        </Button>
      </AdminHeading>
      <Callout tone="warning">{storage.users}</Callout>
      {users.status === 'loading' && <Loading label={words.loading} />}
      {users.status === 'failed' && <ListFailed message={users.error.message} onRetry={reload} />}
      {users.status === 'ready' && (
        <UserList users={users.value} self={self} onEdit={(user) => setDialog({ user })} />
      )}
      {dialog && <UserDialog user={dialog.user} onClose={() => setDialog(null)} />}
    </>
  );
}
