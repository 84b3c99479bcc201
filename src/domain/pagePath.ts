/** The path of a page, under whichever of its names: hosts answer by that of its file, too. */
export const pagePath = (address: string): string =>
  address.replace(/(\/index\.html|\/)+$/, '') || '/';
