/** What an article is called that was given no title. */
export const DEFAULT_TITLE = 'Untitled Article';
