/**
 * Whether nothing is to be fetched unasked, because the visitor pays for every byte or waits for it.
 * A script in the document notes it while that arrives; to find it out here, too, would weigh more.
 */
export const isLean = (): boolean => 'lean' in document.documentElement.dataset;
