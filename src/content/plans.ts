import type { Plan } from '~/domain/entities';
import { formatInteger } from '~/domain/number';
import { site } from './site';

const { figures } = site;

export const sharedFeatures: readonly string[] = [
  `${formatInteger(figures.liveChannels)} live channels`,
  'All UK/US channels',
  'All PPV events',
  `${formatInteger(figures.vods)} movies and VODs`,
  'TV guide (EPG)',
  `${figures.uptime} uptime`,
  `${figures.quality} quality`,
  'Any device',
  `Catch-up ${figures.catchUpDays} days`,
  'Xtream Codes / M3U / MAG',
  'A player app',
  'Instant activation',
];

export const plans: readonly Plan[] = [
  {
    id: 'basic',
    name: 'Basic Plan',
    price: 10,
    duration: '1 Month',
    connections: 1,
    features: ['1 connection', ...sharedFeatures],
    popular: false,
    cta: 'Choose Basic',
  },
  {
    id: 'premium',
    name: 'Premium Plan',
    price: 30,
    duration: '6 Months',
    connections: 3,
    features: ['3 connections at once', ...sharedFeatures],
    popular: false,
    cta: 'Choose Premium',
  },
  {
    id: 'family',
    name: 'Family Plan',
    price: 55,
    originalPrice: 80,
    duration: '12 Months',
    connections: 5,
    features: ['5 connections at once', ...sharedFeatures],
    popular: true,
    offerText: 'Limited Time Offer!',
    cta: 'Choose Family',
  },
];

export const planWords = {
  popular: 'Most Popular',
  was: 'was',
  priceFor: 'for',
  connections: (count: number) => (count === 1 ? '1 connection' : `${count} connections at once`),
  connectionsNote:
    'Watching on more devices at once than your plan allows may cause your subscription to be suspended.',
} as const;

export const packagesPage = {
  heading: 'Packages',
  intro:
    'Three plans, one line-up. Every plan has every channel; you only choose how long to stay and how many screens to watch at once.',
  offerBanner: {
    label: 'Limited Time Offer!',
    heading: 'Twelve months of the Family Plan for £55',
    text: 'Normally £80. Five screens at once, and nothing more to pay until next year.',
  },
  payments: {
    heading: 'How you can pay',
    text: `We accept cards and PayPal. Choose a plan, send us the message that opens, and we reply with a secure payment link. No payment is ever taken on this website.`,
  },
  help: {
    heading: 'Not sure which one fits?',
    text: 'Most answers are in our FAQs. If yours is not, ask us and a person will reply.',
    faq: { href: '/faq', label: 'Read the FAQs' },
    contact: { href: '/contact', label: 'Contact us' },
  },
} as const;
