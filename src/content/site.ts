/** Brand, contact and figures. The README names what else a rebrand touches. */

// apart from the rest, for a script that stands in a page and needs just these
export const siteName = 'Wrenview TV';
export const defaultUrl = 'https://wrenview.example';

const trialHours = 24;

export const site = {
  name: siteName,
  tagline: 'Your Premier IPTV Service in the UK',
  email: 'hello@wrenview.example',
  phone: '+44 7700 900123',
  locale: 'en-GB',
  country: 'United Kingdom',
  currency: 'GBP',
  payments: [
    { name: 'Visa', icon: 'visa' },
    { name: 'Mastercard', icon: 'mastercard' },
    { name: 'PayPal', icon: 'paypal' },
  ],
  trustPlatform: { name: 'Northstar Reviews', url: 'https://reviews.example/wrenview-tv' },
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
