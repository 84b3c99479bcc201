/**
 * The path of a page, under whichever of its names: hosts answer by that of its file, too, and to more
 * than one slash before it.
 */
export const pagePath = (address: string): string =>
  address.replace(/^\/+(?=\/)|(\/index\.html|\/)+$/g, '') || '/';
