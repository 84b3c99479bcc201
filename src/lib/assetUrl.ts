/**
 * Address of what a click fetches of a page, under the version of the open document.
 * @param name  of the page's route or, where that has more of them, its own
 */
export const assetUrl = (name: string, kind: 'css' | 'html'): string =>
  `/assets/${encodeURIComponent(name)}-${document.documentElement.dataset['version']}.${kind}`;
