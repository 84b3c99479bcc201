/** Apart from the page's words, because storing a channel needs these alone. */
export const channelLabels = {
  name: 'Name',
  category: 'Category',
  streamUrl: 'Stream URL',
  logoUrl: 'Logo URL',
  isFeatured: 'Featured',
} as const;
