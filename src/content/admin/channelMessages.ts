import { bad, good } from '../toastText';
import { areYouSure } from './sure';

export const channelMessages = {
  empty: 'No channels found. Add one to get started!',
  loading: 'Loading channels...',
  confirmDelete: (name: string) => ({
    title: areYouSure,
    text: `This action cannot be undone. This will permanently delete the channel "${name}".`,
  }),
  deleted: (name: string) => good('Channel Deleted', `Channel "${name}" has been removed.`),
  deleteFailed: bad('Deletion Failed', 'Could not delete the channel.'),
  created: (name: string) =>
    good('Channel Created', `Channel "${name}" has been successfully created.`),
  updated: (name: string) =>
    good('Channel Updated', `Channel "${name}" has been successfully updated.`),
  createFailed: bad('Creation Failed', 'Could not create the channel.'),
  updateFailed: bad('Update Failed', 'Could not update the channel.'),
  nameRequired: 'Name is required.',
  categoryRequired: 'Category is required.',
  streamUrlRequired: 'Stream URL is required.',
  streamUrlInvalid: 'Please enter a valid stream URL.',
  logoUrlInvalid: 'Please enter a valid logo URL.',
  confirmDeleteMany: (count: number) => ({
    title: areYouSure,
    text: `This action cannot be undone. This will permanently delete ${count} channels.`,
  }),
  deletedMany: (count: number) => good('Channels Deleted', `${count} channels have been removed.`),
  deletedSome: (count: number, all: number) =>
    bad('Deletion Failed', `Only ${count} of ${all} channels could be deleted.`),
  copied: good('Copied', 'The stream URL is in the clipboard.'),
  copyFailed: bad('Copy Failed', 'The browser does not allow it. Select the URL by hand.'),
} as const;
