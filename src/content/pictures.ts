/** Words on the button that stands for a picture where data is dear. */
export const showPicture = (bytes?: number): string =>
  bytes === undefined ? 'Show picture' : `Show picture (${Math.ceil(bytes / 1000)}\u00a0KB)`;

/** The same with the size of one of the site's own pictures; others' sizes nobody knows. */
export const showPictureAt = (url: string): string => showPicture(PICTURE_BYTES[url]);
