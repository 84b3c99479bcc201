import { isEmbedded } from '../mode';
import { channelLabels } from './channelLabels';

export const adminChannels = {
  heading: 'Manage Channels',
  add: 'Add New Channel',
  columns: ['Logo', 'Name', 'Category', 'Stream URL', 'Featured', 'Actions'],
  featured: 'Featured',
  notFeatured: 'Not featured',
  editRow: (name: string) => `Edit ${name}`,
  deleteRow: (name: string) => `Delete ${name}`,
  cancel: 'Cancel',
  confirm: 'Delete Channel',
  copy: (name: string) => `Copy the stream URL of ${name}`,
  searchHint: 'Name, category or stream URL',
  filters: {
    category: { label: 'Category', all: 'All categories' },
    featured: { label: 'Featured', all: 'All' },
  },
  select: (name: string) => `Select ${name}`,
  count: (found: number) => (found === 1 ? '1 channel' : `${found} channels`),
  noMatch: 'No channel matches this search.',
  deleteSelected: 'Delete channels',
  dialog: {
    headingNew: 'Create New Channel',
    headingEdit: 'Edit Channel',
    textNew: 'Add a new channel to the IPTV service.',
    textEdit: 'Change the details of this channel.',
    ...channelLabels,
    urlHint: 'Starts with https:// or http://',
    logoHint: 'An address that starts with https://, or a path on this site.',
    create: 'Create Channel',
    update: 'Update Channel',
    saving: 'Saving...',
  },
  /** Where the data is. */
  storage: isEmbedded
    ? 'Channel data is kept in local storage for demonstration only.'
    : 'Channels are stored in the database. Changes take effect at once.',
} as const;
