/** The channel line-up. All names are made up and stand for no broadcaster. */
export interface ChannelTab {
  id: string;
  label: string;
  channels: readonly string[];
}

export const channelTabs: readonly ChannelTab[] = [
  {
    id: 'news',
    label: 'News',
    channels: ['Harbour News', 'Meridian World', 'Morning Ledger', 'Four Corners Live'],
  },
  {
    id: 'sports',
    label: 'Sports',
    channels: ['Touchline One', 'Touchline Two', 'Pitlane Racing', 'Ringside Live'],
  },
  {
    id: 'movies',
    label: 'Movies',
    channels: ['Reelhouse', 'Reelhouse Classics', 'Velvet Row', 'Midnight Matinee'],
  },
  {
    id: 'entertainment',
    label: 'Entertainment',
    channels: ['Parlour', 'Parlour Laughs', 'Lanternlight Drama', 'The Quiz Room'],
  },
  {
    id: 'kids',
    label: 'Kids',
    channels: ['Pocketful', 'Tin Robots TV', 'Little Atlas', 'Moss & Friends'],
  },
];

/** What is on, as far as the page's guide shows it. */
interface ChannelListing {
  /** Where the channel sits in the guide. */
  number: number;
  now: Programme;
  next: Programme;
}

export interface Programme {
  title: string;
  /** When it starts, as a 24-hour clock shows it. */
  time: string;
}

const on = (number: number, now: [string, string], next: [string, string]): ChannelListing => ({
  number,
  now: { time: now[0], title: now[1] },
  next: { time: next[0], title: next[1] },
});

/** By channel name; the evening is the one drawn on the home page. */
export const channelListings: Readonly<Record<string, ChannelListing>> = {
  'Harbour News': on(101, ['20:00', 'The Long Question'], ['21:00', 'Headlines']),
  'Meridian World': on(102, ['20:00', 'Across the Line'], ['20:30', 'World Business']),
  'Morning Ledger': on(103, ['19:30', 'The Closing Bell'], ['20:30', 'Asia Opens']),
  'Four Corners Live': on(104, ['20:00', 'North, South'], ['20:30', 'East, West']),
  'Touchline One': on(201, ['19:30', 'Live: Eastvale v Kingsmoor'], ['21:30', 'Full Time']),
  'Touchline Two': on(202, ['19:00', 'Live: Bowls from Marlow'], ['20:30', 'Track and Field']),
  'Pitlane Racing': on(203, ['20:00', 'Qualifying Replay'], ['21:00', 'Inside the Garage']),
  'Ringside Live': on(204, ['19:30', 'The Weigh-in'], ['21:00', 'Live: Fight Night']),
  Reelhouse: on(301, ['19:30', 'The Lighthouse Keeper’s Map'], ['21:00', 'Cold Harbour']),
  'Reelhouse Classics': on(302, ['19:00', 'The Last Milk Train'], ['20:45', 'Two on the Pier']),
  'Velvet Row': on(303, ['20:00', 'An Orchard in Winter'], ['21:50', 'Paper Moons']),
  'Midnight Matinee': on(304, ['19:45', 'The Thing in the Reeds'], ['21:15', 'Attic']),
  Parlour: on(401, ['20:00', 'Number Nineteen'], ['20:30', 'The Late Parlour']),
  'Parlour Laughs': on(402, ['20:00', 'Mind the Cat'], ['20:30', 'Three Flats Down']),
  'Lanternlight Drama': on(403, ['19:30', 'The Ferryman’s Wife'], ['20:30', 'Slack Water']),
  'The Quiz Room': on(404, ['20:00', 'One Wrong Answer'], ['20:45', 'Beat the Clock']),
  Pocketful: on(501, ['20:00', 'Bedtime Atlas'], ['20:30', 'Quiet Clouds']),
  'Tin Robots TV': on(502, ['20:00', 'Bolt and Button'], ['20:20', 'The Rust Patrol']),
  'Little Atlas': on(503, ['20:00', 'Where Rivers Go'], ['20:25', 'Maps of the Moon']),
  'Moss & Friends': on(504, ['20:05', 'Otter & Moss'], ['20:30', 'Goodnight, Pond']),
};

const matches = (n: number) => (n === 1 ? '1 channel matches' : `${n} channels match`);

export const channelsPage = {
  heading: 'Channels',
  intro:
    'A small sample of the line-up, by category. Choose a tab, or search the names across all of them.',
  tabsLabel: 'Channel categories',
  searchLabel: 'Search channels',
  searchPlaceholder: 'Type a channel name',
  clearSearch: 'Clear search',
  columns: { now: 'Now', next: 'Next' },
  resultsHeading: 'Search results',
  resultCount: (n: number, query: string) => `${matches(n)} “${query}”.`,
  empty: {
    heading: 'No channel by that name',
    text: 'This page shows a sample only. Try a shorter word, or ask us whether we carry it.',
    link: { href: '/contact', label: 'Ask about a channel' },
  },
  sampleNote: 'Sample names and programmes. The full list comes with your trial.',
  more: {
    heading: 'Want the whole list?',
    text: 'Start a free trial and browse every channel in the guide itself.',
    trial: 'Start your free trial',
    link: { href: '/packages', label: 'See the packages' },
  },
} as const;
