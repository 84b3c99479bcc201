/** The longer lists of the home page: categories, devices, testimonials. */
import type { Testimonial } from '~/domain/entities';
import { site, trialName } from './site';

const categoryItems = [
  {
    name: 'Sports',
    icon: 'sports',
    text: 'Live matches, race weekends and all PPV events.',
    samples: ['Eastvale v Kingsmoor', 'Sunday Grid', 'Ringside Live'],
  },
  {
    name: 'Movies',
    icon: 'movies',
    text: 'New releases, old favourites and quiet gems.',
    samples: ['The Lighthouse Keeper’s Map', 'Cold Harbour', 'Two Tickets North'],
  },
  {
    name: 'News',
    icon: 'news',
    text: 'Home and world headlines at every hour.',
    samples: ['The Seven O’Clock', 'Regions Tonight', 'Morning Ledger'],
  },
  {
    name: 'Entertainment',
    icon: 'entertainment',
    text: 'Drama, comedy, quizzes and talk.',
    samples: ['Who Baked That?', 'Number Nineteen', 'The Late Parlour'],
  },
  {
    name: 'Kids',
    icon: 'kids',
    text: 'Cartoons and stories from breakfast to bedtime.',
    samples: ['Otter & Moss', 'Tin Robots', 'Bedtime Atlas'],
  },
  {
    name: 'Documentaries',
    icon: 'documentaries',
    text: 'Nature, history, science and true stories.',
    samples: ['Engines of the North', 'A Year on the Estuary', 'Small Machines'],
  },
] as const;

export const categories = {
  heading: 'Popular categories',
  lead: 'Six rows that people open first, of many more.',
  items: categoryItems,
  link: { href: '/channels', label: 'Browse the channels' },
} as const;

export const devices = {
  heading: 'Compatible devices',
  lead: 'If it has a screen and a connection, it very likely works. No new box to buy.',
  items: [
    { name: 'Smart TV', icon: 'tv' },
    { name: 'Fire TV Stick', icon: 'stick' },
    { name: 'Android box', icon: 'box' },
    { name: 'Chromecast', icon: 'play' },
    { name: 'MAG box', icon: 'box' },
    { name: 'iPhone & iPad', icon: 'phoneDevice' },
    { name: 'Android phone & tablet', icon: 'tablet' },
    { name: 'Windows & Mac', icon: 'laptop' },
  ],
  note: 'Have something else? Ask us before you buy.',
  link: { href: '/faq', label: 'Set-up answers in the FAQs' },
} as const;

const testimonialItems: readonly Testimonial[] = [
  {
    name: 'Priya S.',
    feedback: `I asked for the ${trialName} on a Saturday morning and was watching before the kettle had boiled. The guide is what sold it to my parents.`,
    initials: 'PS',
  },
  {
    name: 'Gareth W.',
    feedback:
      'Two sticks, a tablet and the big screen in the front room. The help on chat was patient with me, and it has run without fuss since.',
    initials: 'GW',
  },
  {
    name: 'Moira K.',
    feedback:
      'What I liked was the plain price. I paid once for the year, and nobody has tried to sell me anything else.',
    initials: 'MK',
  },
];

export const testimonials = {
  heading: 'Heard in the living room',
  stars: site.figures.maxRating,
  starsLabel: `${site.figures.maxRating} out of ${site.figures.maxRating} stars`,
  items: testimonialItems,
  note: 'Sample testimonials, written for this demonstration.',
} as const;
