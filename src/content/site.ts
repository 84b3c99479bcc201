/** Brand, contact, links and figures. A rebrand edits this file and nothing else. */
export const site = {
  name: 'Wrenview TV',
  tagline: 'Your Premier IPTV Service in the UK',
  email: 'hello@wrenview.example',
  phone: '+44 7700 900123',
  defaultUrl: 'https://wrenview.example',
  locale: 'en-GB',
  country: 'United Kingdom',
  currency: 'GBP',
  social: [
    { name: 'Facebook', icon: 'facebook', href: '#' },
    { name: 'X', icon: 'x', href: '#' },
    { name: 'Instagram', icon: 'instagram', href: '#' },
  ],
  payments: [
    { name: 'Visa', icon: 'visa' },
    { name: 'Mastercard', icon: 'mastercard' },
    { name: 'PayPal', icon: 'paypal' },
  ],
  trustPlatform: { name: 'Northstar Reviews', url: 'https://reviews.example/wrenview-tv' },
  figures: {
    trialHours: 24,
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

export const trialName = `${site.figures.trialHours}hr Free Trial`;

/** A whole number as British readers write it: 24000 is '24,000'. */
export const grouped = (value: number): string => value.toLocaleString(site.locale);
