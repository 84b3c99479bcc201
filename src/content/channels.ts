/** The channel line-up. All names are made up and stand for no broadcaster. */

export interface ChannelTab {
  id: 'news' | 'sports' | 'movies' | 'entertainment' | 'kids';
  label: string;
  channels: readonly GuideChannel[];
}

/** A channel, and what is on as far as the page's guide shows it. */
export interface GuideChannel {
  /** Where it sits in the guide. */
  number: number;
  name: string;
  now: Programme;
  next: Programme;
}

/** When it starts, as a 24-hour clock shows it, and its title. */
export type Programme = readonly [time: string, title: string];

const channel = (number: number, name: string, now: Programme, next: Programme): GuideChannel => ({
  number,
  name,
  now,
  next,
});

/** The evening is the one drawn on the home page. */
export const channelTabs: readonly ChannelTab[] = [
  {
    id: 'news',
    label: 'News',
    channels: [
      channel(101, 'Harbour News', ['20:00', 'The Long Question'], ['21:00', 'Headlines']),
      channel(102, 'Meridian World', ['20:00', 'Across the Line'], ['20:30', 'World Business']),
      channel(103, 'Morning Ledger', ['19:30', 'The Closing Bell'], ['20:30', 'Asia Opens']),
      channel(104, 'Four Corners Live', ['20:00', 'North, South'], ['20:30', 'East, West']),
    ],
  },
  {
    id: 'sports',
    label: 'Sports',
    channels: [
      channel(
        201,
        'Touchline One',
        ['19:30', 'Live: Eastvale v Kingsmoor'],
        ['21:30', 'Full Time'],
      ),
      channel(
        202,
        'Touchline Two',
        ['19:00', 'Live: Bowls from Marlow'],
        ['20:30', 'Track and Field'],
      ),
      channel(
        203,
        'Pitlane Racing',
        ['20:00', 'Qualifying Replay'],
        ['21:00', 'Inside the Garage'],
      ),
      channel(204, 'Ringside Live', ['19:30', 'The Weigh-in'], ['21:00', 'Live: Fight Night']),
    ],
  },
  {
    id: 'movies',
    label: 'Movies',
    channels: [
      channel(
        301,
        'Reelhouse',
        ['19:30', 'The Lighthouse Keeper’s Map'],
        ['21:00', 'Cold Harbour'],
      ),
      channel(
        302,
        'Reelhouse Classics',
        ['19:00', 'The Last Milk Train'],
        ['20:45', 'Two on the Pier'],
      ),
      channel(303, 'Velvet Row', ['20:00', 'An Orchard in Winter'], ['21:50', 'Paper Moons']),
      channel(304, 'Midnight Matinee', ['19:45', 'The Thing in the Reeds'], ['21:15', 'Attic']),
    ],
  },
  {
    id: 'entertainment',
    label: 'Entertainment',
    channels: [
      channel(401, 'Parlour', ['20:00', 'Number Nineteen'], ['20:30', 'The Late Parlour']),
      channel(402, 'Parlour Laughs', ['20:00', 'Mind the Cat'], ['20:30', 'Three Flats Down']),
      channel(
        403,
        'Lanternlight Drama',
        ['19:30', 'The Ferryman’s Wife'],
        ['20:30', 'Slack Water'],
      ),
      channel(404, 'The Quiz Room', ['20:00', 'One Wrong Answer'], ['20:45', 'Beat the Clock']),
    ],
  },
  {
    id: 'kids',
    label: 'Kids',
    channels: [
      channel(501, 'Pocketful', ['20:00', 'Bedtime Atlas'], ['20:30', 'Quiet Clouds']),
      channel(502, 'Tin Robots TV', ['20:00', 'Bolt and Button'], ['20:20', 'The Rust Patrol']),
      channel(503, 'Little Atlas', ['20:00', 'Where Rivers Go'], ['20:25', 'Maps of the Moon']),
      channel(504, 'Moss & Friends', ['20:05', 'Otter & Moss'], ['20:30', 'Goodnight, Pond']),
    ],
  },
];

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
