/**
 * Whether nothing is to be fetched unasked, because the visitor pays for every byte or waits for it.
 * The script in the head notes it as the document begins; to find it out here, too, would weigh more.
 */
export const isLean = (): boolean => 'lean' in document.documentElement.dataset;
