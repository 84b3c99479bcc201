import { site } from './site';

interface TeamMember {
  name: string;
  role: string;
  initials: string;
  line: string;
}

const team: readonly TeamMember[] = [
  {
    name: 'Amelia Hart',
    role: 'Founder',
    initials: 'AH',
    line: 'Started the company after one bundle too many, and still reads every complaint.',
  },
  {
    name: 'Daniel Okafor',
    role: 'Head of Engineering',
    initials: 'DO',
    line: 'Keeps the streams steady on match days, and goes quiet until the final whistle.',
  },
  {
    name: 'Rhian Pryce',
    role: 'Customer Support Lead',
    initials: 'RP',
    line: 'Has talked hundreds of people through their first set-up, one step at a time.',
  },
];

export const aboutPage = {
  heading: `About ${site.name}`,
  intro:
    'We are a UK internet-TV reseller with a simple idea: watching television should be easy to start, easy to understand and easy to stop.',
  mission: {
    heading: 'Our mission',
    text: 'To bring people the channels they care about over the broadband they already have, at a price they can read in one line.',
  },
  vision: {
    heading: 'Our vision',
    text: 'A living room where one guide shows everything that is on, and nobody needs a dish, a drawer of remotes or a two-year contract to see it.',
  },
  valuesHeading: 'Our values',
  values: [
    {
      title: 'Say it plainly',
      text: 'Prices, limits and faults are told as they are, in words everyone uses.',
    },
    {
      title: 'Let people try first',
      text: `A ${site.figures.trialHours}-hour trial tells you more than any advert could.`,
    },
    {
      title: 'Answer the message',
      text: 'Support is done by people who can fix the problem, at any hour of the day.',
    },
    {
      title: 'Make leaving easy',
      text: 'A customer who is free to go and stays anyway is the best judge of our work.',
    },
  ],
  teamHeading: 'The team',
  teamNote: 'Sample profiles, made up for this demonstration.',
  team,
  close: {
    heading: 'See it for yourself',
    text: 'Look through the packages, or ask us anything.',
    packages: { href: '/packages', label: 'See the packages' },
    contact: { href: '/contact', label: 'Contact us' },
  },
} as const;
