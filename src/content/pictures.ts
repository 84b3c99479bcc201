/** Words on the button that stands for a picture where data is dear. */
export const showPicture = (bytes?: number): string =>
  bytes === undefined ? 'Show picture' : `Show picture (${Math.ceil(bytes / 1000)}\u00a0KB)`;

const bytesOf: Readonly<Record<string, number | undefined>> =
  // pure, or the script that stands in every page would hold it for nothing
  /* @__PURE__ */ JSON.parse(PICTURE_BYTES);

/** The same with the size of one of the site's own pictures; others' sizes nobody knows. */
export const showPictureAt = (url: string): string => showPicture(bytesOf[url]);
