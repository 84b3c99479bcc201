/** Brand, contact and figures. The README names what else a rebrand touches. */

// apart from the rest, for scripts that stand in a page and need just these
export const siteName = 'Wrenview TV';
export const defaultUrl = 'https://wrenview.example';

// apart as well: only pages made ahead speak of these, and no browser loads them
export const locale = 'en-GB';
export const country = 'United Kingdom';
export const currency = 'GBP';
export const trustPlatform = {
  name: 'Northstar Reviews',
  url: 'https://reviews.example/wrenview-tv',
} as const;

const trialHours = 24;

export const site = {
  name: siteName,
  tagline: 'Your Premier IPTV Service in the UK',
  email: 'hello@wrenview.example',
  phone: '+44 7700 900123',
  payments: [
    { name: 'Visa', icon: 'visa' },
    { name: 'Mastercard', icon: 'mastercard' },
    { name: 'PayPal', icon: 'paypal' },
  ],
  figures: {
    trialHours,
    countries: 154,
    rating: 4.5,
    maxRating: 5,
    liveChannels: 24000,
    vods: 140000,
    uptime: '99.9%',
    catchUpDays: 4,
    supportHours: '24/7',
    quality: '4K/FHD/HD/SD',
    speedHd: '15-20 Mbps',
    speedUhd: '30-50 Mbps',
  },
} as const;

export const trialName = `${trialHours}hr Free Trial`;
