/** Apart from the other messages, because every page may need it. */
export const networkFailure =
  'We could not reach the server. Please check your connection and try again.';

export const newVersionFailure =
  'A new version of this site is here. Please reload the page to go on.';
