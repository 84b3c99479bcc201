/**
 * Whether data is dear: then nothing is fetched unasked. The script in the head notes it as the document
 * begins; to find it out here, too, would weigh more.
 */
export const isDear = (): boolean => 'dear' in document.documentElement.dataset;
