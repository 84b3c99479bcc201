import { useMemo, useState } from 'react';
import { adminChannels } from '~/content/admin';
import { adminMessages } from '~/content/adminMessages';
import type { Channel } from '~/domain/entities';
import { AccessDenied } from '~/parts/admin/AccessDenied';
import { AdminHeading } from '~/parts/admin/AdminHeading';
import { ListFailed } from '~/parts/admin/ListFailed';
import { lazyDialog } from '~/parts/admin/lazyDialog';
import { useResource } from '~/parts/admin/useResource';
import { AdminIcon } from '~/ui/AdminIcon';
import { Button } from '~/ui/Button';
import { Callout } from '~/ui/Callout';
import { Loading } from '~/ui/Loading';
import { ChannelList } from './ChannelList';
import { categoriesOf } from './channelRules';

const { storage, permissions, channels: words } = adminMessages;
const none: readonly Channel[] = [];

const ChannelDialog = lazyDialog(() =>
  import('./ChannelDialog').then((module) => module.ChannelDialog),
);

export function ManageChannels() {
  const [channels, reload] = useResource({
    load: (admin) => admin.channels.list(),
    subscribe: (admin, onChange) => admin.channels.subscribe(onChange),
  });
  const [dialog, setDialog] = useState<{ channel: Channel | null } | null>(null);
  const records = channels.status === 'ready' ? channels.value : none;
  const categories = useMemo(() => categoriesOf(records), [records]);

  if (channels.status === 'failed' && channels.error.code === 'forbidden') {
    return <AccessDenied text={permissions.manageChannels} />;
  }
  return (
    <>
      <AdminHeading heading={adminChannels.heading}>
        <Button onClick={() => setDialog({ channel: null })}>
          <AdminIcon name="plus" size={18} />
          {adminChannels.add}
        </Button>
      </AdminHeading>
      <Callout>{storage.channels}</Callout>
      {channels.status === 'loading' && <Loading label={words.loading} />}
      {channels.status === 'failed' && (
        <ListFailed message={channels.error.message} onRetry={reload} />
      )}
      {channels.status === 'ready' && (
        <ChannelList
          channels={records}
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
