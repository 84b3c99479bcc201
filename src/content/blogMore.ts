/** Below a list of posts that is not shown to its end. */
export const moreWords = {
  button: 'Show more posts',
  count: (shown: number, all: number) => `${shown} of ${all.toLocaleString('en-GB')} posts`,
} as const;
