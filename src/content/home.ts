/** Words of the home page, in the order of its sections. The hero's guide is in `./guide`. */
import { formatInteger } from '~/domain/number';
import { site, trialName, trustPlatform } from './site';

type IconKey =
  'tv' | 'bolt' | 'film' | 'calendar' | 'shield' | 'devices' | 'replay' | 'headset' | 'play';

interface Feature {
  icon: IconKey;
  title: string;
  text: string;
}

const { figures } = site;

export const hero = {
  kicker: site.tagline,
  headline: 'Everything that’s on, in one guide.',
  lead: `${formatInteger(figures.liveChannels)} live channels and ${formatInteger(figures.vods)} movies and VODs, on the screens you already own. Try it for ${figures.trialHours} hours before you pay a penny.`,
  button: 'Start your free trial',
  secondary: { href: '/packages', label: 'See plans and prices' },
  note: 'No card needed for the trial.',
} as const;

export const trialBanner = {
  heading: trialName,
  text: 'Every channel and the whole library for a day. If it is not for you, do nothing and it simply ends.',
  button: 'Ask for your trial',
} as const;

const coreFeatures: readonly Feature[] = [
  {
    icon: 'tv',
    title: `${formatInteger(figures.liveChannels)} live channels`,
    text: 'All UK/US channels and all PPV events, sorted so that you can find them.',
  },
  {
    icon: 'film',
    title: `${formatInteger(figures.vods)} movies and VODs`,
    text: 'Films and box sets to start when you like, with new titles added every week.',
  },
  {
    icon: 'calendar',
    title: 'TV guide (EPG)',
    text: 'See what is on now and what follows, channel by channel.',
  },
  {
    icon: 'replay',
    title: `Catch-up ${figures.catchUpDays} days`,
    text: 'Missed the start, or the whole evening? Go back through the guide and press play.',
  },
  {
    icon: 'play',
    title: `${figures.quality} quality`,
    text: 'Each stream comes in the sharpest picture your line and your screen can carry.',
  },
  {
    icon: 'shield',
    title: `${figures.uptime} uptime`,
    text: 'Servers are watched around the clock, and traffic moves before you notice a fault.',
  },
  {
    icon: 'devices',
    title: 'Any device',
    text: 'Works with Xtream Codes / M3U / MAG, or in our own player app.',
  },
  {
    icon: 'bolt',
    title: 'Instant activation',
    text: 'Your login details arrive in the same chat as soon as the payment clears.',
  },
  {
    icon: 'headset',
    title: `Support ${figures.supportHours}`,
    text: 'Someone answers by chat or email, at any hour, and helps until it works.',
  },
];

export const features = {
  heading: 'What you get',
  lead: 'The same on every plan, from the first day.',
  items: coreFeatures,
} as const;

export const standsOut = {
  heading: 'Why it stands out',
  items: [
    {
      icon: 'shield',
      title: 'No hidden fees',
      text: 'The price on the plan is the price you pay. No set-up charge, no box to rent, no extras.',
    },
    {
      icon: 'calendar',
      title: 'Cancel anytime',
      text: 'Plans end by themselves. You renew when you want to, not because you forgot to stop.',
    },
    {
      icon: 'headset',
      title: 'Fast support',
      text: 'Write to us in a chat and get a reply from someone who knows the service, often in minutes.',
    },
  ] satisfies readonly Feature[],
} as const;

export const infoBlock = {
  heading: 'Wherever the sofa is',
  lead: 'Your plan is not tied to an aerial, a dish or an address.',
  items: [
    {
      figure: `${figures.countries}`,
      title: 'countries',
      text: `Channels from ${figures.countries} countries, in the languages spoken there.`,
    },
    {
      figure: '4K',
      title: 'UHD',
      text: 'Ultra-high-definition pictures where the broadcast and your screen allow.',
    },
    {
      figure: 'Weekly',
      title: 'updated library',
      text: 'New films and episodes every week, without waiting for a new season.',
    },
    {
      figure: figures.supportHours,
      title: 'support',
      text: 'Help by chat and email, at breakfast or at half past three in the morning.',
    },
  ] satisfies readonly (Omit<Feature, 'icon'> & { figure: string })[],
} as const;

export const plansSection = {
  heading: 'Plans and prices',
  lead: 'Pick a length and a number of screens. Everything else is the same.',
  link: { href: '/packages', label: 'Compare the plans in full' },
} as const;

export const reviewsSection = {
  heading: 'What customers say',
  rating: figures.rating,
  ratingLabel: `Rated ${figures.rating} out of ${figures.maxRating}`,
  lead: `An average of ${figures.rating} stars on ${trustPlatform.name}.`,
  stripLabel: 'Customer reviews, scroll sideways for more',
  link: { href: '/reviews', label: 'View All Reviews' },
} as const;

export const explainer = {
  heading: 'What is IPTV',
  paragraphs: [
    'IPTV is television that reaches you over the internet. Your broadband takes the place of the aerial on the roof or the dish on the wall.',
    'A channel is sent as a stream, in the same way as a video call or an online film. An app on your television, phone or box opens that stream and shows it, with a guide to tell you what is on.',
    'Because nothing is fixed to the building, you can start today, watch in another room, and take your line-up with you when you move.',
  ],
  stepsHeading: 'How it works',
  steps: [
    {
      title: 'Say hello',
      text: `Ask for the ${trialName} or choose a plan. A chat opens with the message already written.`,
    },
    {
      title: 'Get your details',
      text: 'We send your login and a short guide for the device you have.',
    },
    { title: 'Press play', text: 'Sign in to the app, open the guide and start watching.' },
  ],
  speedHeading: 'Recommended speed',
  speed: `${figures.speedHd} for HD, ${figures.speedUhd} for Full HD/4K.`,
} as const;

export const signUpCall = {
  heading: 'Keep everything in one place',
  text: 'Create a free account to see your plan, your devices and what you watched last.',
  button: 'Create your account',
  href: '/signup',
  login: { label: 'Log in', href: '/login' },
} as const;
