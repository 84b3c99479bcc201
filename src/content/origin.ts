import { defaultUrl } from './site';

/** Where the site lives, for canonical links: as configured, else the brand's default. */
export const origin = SITE_URL || defaultUrl;
