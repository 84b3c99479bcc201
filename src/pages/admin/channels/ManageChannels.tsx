import { useState } from 'react';
import { adminChannels } from '~/content/admin/channels';
import { channelMessages as words } from '~/content/admin/channelMessages';
import { permissions } from '~/content/admin/permissions';
import type { Admin } from '~/data/admin';
import { channelListDefaults } from '~/domain/channelList';
import type { Channel } from '~/domain/entities';
import { AccessDenied } from '~/parts/admin/AccessDenied';
import { AdminHeading } from '~/parts/admin/AdminHeading';
import { lazyDialog } from '~/parts/admin/lazyDialog';
import { useRecordList } from '~/parts/admin/useRecordList';
import { useResource } from '~/parts/admin/useResource';
import { AdminIcon } from '~/ui/AdminIcon';
import { Button } from '~/ui/Button';
import { Callout } from '~/ui/Callout';
import { Loading } from '~/ui/Loading';
import { ChannelList } from './ChannelList';

const ChannelDialog = lazyDialog(() =>
  import('./ChannelDialog').then((module) => module.ChannelDialog),
);

const follow = (admin: Admin, onChange: () => void) => admin.channels.subscribe(onChange);

export function ManageChannels() {
  const list = useRecordList<Channel>({
    load: (admin, request) => admin.channels.page(request),
    subscribe: follow,
    defaults: channelListDefaults,
    rowLabel: ({ name }) => adminChannels.select(name),
  });
  const { resource: found } = useResource({
    load: (admin) => admin.channels.categories(),
    subscribe: follow,
  });
  const { resource } = list;
  const categories = found.status === 'ready' ? found.value : [];
  const [dialog, setDialog] = useState<{ channel: Channel | null } | null>(null);

  const isDenied = resource.status === 'failed' && resource.error.code === 'forbidden';
  // what was typed stays with whoever lost the role over it: saving says why it is refused
  if (isDenied && !dialog) return <AccessDenied text={permissions.manageChannels} />;
  return (
    <>
      <AdminHeading heading={adminChannels.heading}>
        <Button onClick={() => setDialog({ channel: null })}>
          <AdminIcon name="plus" size={18} />
          {adminChannels.add}
        </Button>
      </AdminHeading>
      <Callout>{adminChannels.storage}</Callout>
      {resource.status === 'loading' && <Loading label={words.loading} onCancel={list.cancel} />}
      {resource.status !== 'loading' && (
        <ChannelList
          list={list}
          categories={categories}
          onEdit={(channel) => setDialog({ channel })}
        />
      )}
      {dialog && (
        <ChannelDialog
          channel={dialog.channel}
          categories={categories}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
