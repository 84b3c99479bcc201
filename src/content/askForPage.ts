/** In the place of a page that scripts have yet to make, where nothing is fetched unasked. */
export const askForPage = {
  text: 'This page is put together by scripts, which we keep back to save your data.',
  withoutScripts: 'This page needs scripts.',
  /** Where they did not come. */
  failed: 'This page did not load. Your connection may have dropped for a moment.',
  button: 'Load this page',
} as const;
