/** Why a channel was not saved. */
export const channelFaults = {
  notFound: 'Channel not found',
} as const;
