import { LIVE_PREVIEW_MAX } from '~/domain/articleLimits';

/** Too long for a preview as one types, and for the spelling to be checked. */
export const isLong = (text: string): boolean => text.length > LIVE_PREVIEW_MAX;
