import { formatInteger } from '~/domain/number';
import { site, trialName } from './site';

interface FaqItem {
  id: string;
  question: string;
  answer: readonly string[];
}

interface FaqCategory {
  id: string;
  heading: string;
  items: readonly FaqItem[];
}

const { figures } = site;

const general: readonly FaqItem[] = [
  {
    id: 'what-is-iptv',
    question: 'What is IPTV?',
    answer: [
      'IPTV is television delivered over your internet connection instead of an aerial, a cable or a dish. You open an app, sign in and choose a channel from the guide.',
    ],
  },
  {
    id: 'what-can-i-watch',
    question: 'What can I watch?',
    answer: [
      `Every plan has ${formatInteger(figures.liveChannels)} live channels, including all UK/US channels and all PPV events, and ${formatInteger(figures.vods)} movies and VODs.`,
      `The channels come from ${figures.countries} countries, and the library is updated every week.`,
    ],
  },
  {
    id: 'free-trial',
    question: 'How does the free trial work?',
    answer: [
      `Press any Free Trial button. A chat opens in a new tab with a message asking for the ${trialName}; send it and we reply with your details.`,
      `The trial lasts ${figures.trialHours} hours, needs no card and ends by itself.`,
    ],
  },
  {
    id: 'catch-up',
    question: 'Can I watch something I missed?',
    answer: [
      `Yes. Catch-up reaches back ${figures.catchUpDays} days on channels that support it. Open the TV guide (EPG), move back to the programme and press play.`,
    ],
  },
  {
    id: 'tv-licence',
    question: 'Do I still need a TV Licence?',
    answer: [
      'In the UK a TV Licence is needed to watch or record live television on any service, whichever way it reaches your screen. It is separate from our plans, and arranging it is up to you.',
    ],
  },
];

const billing: readonly FaqItem[] = [
  {
    id: 'how-to-buy',
    question: 'How do I buy a plan?',
    answer: [
      'Choose a plan on the Packages page. A chat opens with the plan, price and duration filled in. Send it, and we reply with a secure way to pay.',
      'There is no checkout on this website, so we never ask for card details here.',
    ],
  },
  {
    id: 'payment-methods',
    question: 'Which payment methods do you accept?',
    answer: [
      `We accept cards and PayPal (${site.payments.map(({ name }) => name).join(', ')}). Prices are in pounds sterling, and the price shown is the whole price.`,
    ],
  },
  {
    id: 'connections',
    question: 'How many devices can I watch on at once?',
    answer: [
      'The Basic Plan allows 1 connection, the Premium Plan 3 and the Family Plan 5. You may install the service on as many devices as you like; the limit is on how many play at the same time.',
      'Exceeding the simultaneous connections may cause suspension, so please choose the plan that fits your household.',
    ],
  },
  {
    id: 'cancel',
    question: 'Can I cancel?',
    answer: [
      'Yes, at any time. A plan runs for the length you paid for and then stops. If you do not renew, you owe nothing more.',
    ],
  },
  {
    id: 'change-plan',
    question: 'Can I move to another plan?',
    answer: [
      'Yes. Tell us by chat or email which plan you would like. We work out what is left on your present plan and take it into account.',
    ],
  },
];

const technical: readonly FaqItem[] = [
  {
    id: 'devices',
    question: 'Which devices work?',
    answer: [
      'Smart TVs, Fire TV Sticks, Android boxes, Chromecast, MAG boxes, iPhones and iPads, Android phones and tablets, and Windows and Mac computers.',
      'The service works with Xtream Codes / M3U / MAG, so most player apps can open it. We also have a player app of our own.',
    ],
  },
  {
    id: 'speed',
    question: 'How fast does my broadband need to be?',
    answer: [
      `We recommend ${figures.speedHd} for HD and ${figures.speedUhd} for Full HD/4K. That is per screen, so allow more if several people watch at once.`,
    ],
  },
  {
    id: 'buffering',
    question: 'The picture stops and starts. What can I do?',
    answer: [
      'First restart the router and the device. Then try a network cable, or move closer to the router, and close other downloads in the house.',
      'If one channel is affected and the rest are fine, tell us its name: that points to the stream and not to your line.',
    ],
  },
  {
    id: 'activation',
    question: 'How soon can I start watching?',
    answer: [
      'Activation is instant once your payment has cleared. We send your login in the chat, together with a short guide for your device.',
    ],
  },
  {
    id: 'get-help',
    question: 'How do I get help?',
    answer: [
      `Support is there ${figures.supportHours} by chat and email. Tell us your device, the app you use and what you see on the screen; a photograph often helps.`,
    ],
  },
];

export const faqCategories: readonly FaqCategory[] = [
  { id: 'general', heading: 'General', items: general },
  { id: 'account-billing', heading: 'Account & Billing', items: billing },
  { id: 'technical-support', heading: 'Technical Support', items: technical },
];

export const faqPage = {
  heading: 'Frequently asked questions',
  intro: 'Short answers to what people ask us most. Open a question to read the reply.',
  categoriesLabel: 'Question categories',
  questionCount: (n: number) => (n === 1 ? '1 question' : `${n} questions`),
  contact: {
    heading: 'Still have a question?',
    text: 'Write to us and a person will answer.',
    link: { href: '/contact', label: 'Contact us' },
  },
} as const;
