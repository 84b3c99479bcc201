import { adminChannels } from '~/content/admin/channels';
import type { Channel } from '~/domain/entities';
import { AdminIcon } from '~/ui/AdminIcon';
import type { Column } from '~/ui/DataTable';
import { IconButton } from '~/ui/IconButton';
import { ChannelLogo } from './ChannelLogo';
import * as css from './ChannelList.module.css';
import { FeaturedMark } from './FeaturedMark';
import { StreamUrl } from './StreamUrl';

const [logo, name, category, streamUrl, isFeatured, actions] = adminChannels.columns;

interface Handlers {
  onEdit: (channel: Channel) => void;
  onDelete: (channel: Channel) => void;
}

export const channelColumns = ({ onEdit, onDelete }: Handlers): Column<Channel>[] => [
  {
    id: 'logo',
    heading: logo,
    narrow: true,
    cell: (channel) => <ChannelLogo url={channel.logoUrl} />,
  },
  {
    id: 'name',
    heading: name,
    lead: true,
    sortable: true,
    cell: (channel) => (
      <span className={css.name} dir="auto">
        {channel.name}
      </span>
    ),
  },
  {
    id: 'category',
    heading: category,
    sortable: true,
    cell: (channel) => <bdi>{channel.category}</bdi>,
  },
  {
    id: 'streamUrl',
    heading: streamUrl,
    cell: (channel) => <StreamUrl url={channel.streamUrl} name={channel.name} />,
  },
  {
    id: 'featured',
    heading: isFeatured,
    sortable: true,
    narrow: true,
    cell: (channel) => <FeaturedMark isFeatured={channel.isFeatured} />,
  },
  {
    id: 'actions',
    heading: actions,
    narrow: true,
    cell: (channel) => (
      <span className={css.actions}>
        <IconButton label={adminChannels.editRow(channel.name)} onClick={() => onEdit(channel)}>
          <AdminIcon name="edit" size={20} />
        </IconButton>
        <IconButton
          label={adminChannels.deleteRow(channel.name)}
          danger
          onClick={() => onDelete(channel)}
        >
          <AdminIcon name="trash" size={20} />
        </IconButton>
      </span>
    ),
  },
];
