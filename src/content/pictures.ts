/** Words on the button that stands for a picture where data is dear. */
export const showPicture = (kilobytes?: number): string =>
  kilobytes === undefined ? 'Show picture' : `Show picture (${kilobytes}\u00a0KB)`;

const kilobytesOf: Readonly<Record<string, number | undefined>> =
  // pure, or the script that stands in every page would hold it for nothing
  /* @__PURE__ */ JSON.parse(PICTURE_KILOBYTES);

/** The same with the size of one of the site's own pictures; others' sizes nobody knows. */
export const showPictureAt = (url: string): string => showPicture(kilobytesOf[url]);
