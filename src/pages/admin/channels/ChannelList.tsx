import { useRef } from 'react';
import { adminChannels } from '~/content/admin/channels';
import { channelMessages as words } from '~/content/admin/channelMessages';
import type { Channel } from '~/domain/entities';
import { ListToolbar } from '~/parts/admin/ListToolbar';
import { RemovalDialog } from '~/parts/admin/RemovalDialog';
import { SelectionBar } from '~/parts/admin/SelectionBar';
import type { RecordList } from '~/parts/admin/useRecordList';
import { useRemoval } from '~/parts/admin/useRemoval';
import { Button } from '~/ui/Button';
import { DataTable } from '~/ui/DataTable';
import { Empty } from '~/ui/Empty';
import { Pagination } from '~/ui/Pagination';
import { channelColumns } from './channelColumns';
import { channelFilters } from './channelFilters';
import * as css from './ChannelList.module.css';

interface Props {
  list: RecordList<Channel>;
  categories: readonly string[];
  onEdit: (channel: Channel) => void;
}

export function ChannelList({ list, categories, onEdit }: Props) {
  const region = useRef<HTMLElement>(null);
  const removal = useRemoval<Channel>({
    remove: (admin, id) => admin.channels.remove(id),
    words,
    explain: () => words.deleteFailed,
    fallback: region,
    onDone: list.clearSelection,
  });

  return (
    <section ref={region} tabIndex={-1} aria-label={adminChannels.heading} className={css.root}>
      {list.total === 0 && !list.failure ? (
        <Empty>{words.empty}</Empty>
      ) : (
        <>
          <ListToolbar
            id="channels"
            list={list}
            hint={adminChannels.searchHint}
            filters={channelFilters(categories)}
            count={adminChannels.count(list.found)}
          />
          {list.failure ? null : list.found === 0 ? (
            <Empty>{adminChannels.noMatch}</Empty>
          ) : (
            <DataTable
              caption={adminChannels.heading}
              columns={channelColumns({ onEdit, onDelete: (channel) => removal.ask([channel]) })}
              rows={list.rows}
              busy={list.busy}
              sort={list.sort}
              selection={list.selection}
            />
          )}
        </>
      )}
      <SelectionBar count={list.selected.length} list={region} onClear={list.clearSelection}>
        <Button variant="danger" onClick={() => removal.ask(list.selected)}>
          {adminChannels.deleteSelected}
        </Button>
      </SelectionBar>
      <Pagination {...list.pages} list={region} />
      <RemovalDialog removal={removal} words={{ ...adminChannels, ...words }} />
    </section>
  );
}
