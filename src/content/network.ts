/** What is said when a server does not answer as it should; the provider's words come first. */
export const networkWords = {
  timedOut: 'The server took too long to answer. Please try again.',
  /** Nobody knows whether a change that was cut off has been made. */
  writeTimedOut:
    'The server took too long to answer. It may have been saved all the same: please look before you try again.',
  cancelled: 'You stopped waiting.',
  /** Nobody knows what has become of a request that was given up. */
  maybeDone: 'You stopped waiting. It may have gone through all the same.',
  unreadable: 'The server sent an answer that makes no sense. Please try again.',
  failed: 'The server has a problem. Please try again in a moment.',
  outOfBounds:
    'The database does not take this: a text is too long, or not of the form that it should have.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  wrongClock: (ms: number): string =>
    `Your clock is wrong by about ${roughly(ms)}. Please set it right, then sign in again.`,
  offline: 'You are offline. Please check your connection and try again.',
} as const;

function roughly(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 100) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}
