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

const matches = (n: number) => (n === 1 ? '1 channel matches' : `${n} channels match`);

export const channelsPage = {
  heading: 'Channels',
  intro:
    'A small sample of the line-up, by category. Choose a tab, or search the names across all of them.',
  tabsLabel: 'Channel categories',
  searchLabel: 'Search channels',
  searchPlaceholder: 'Type a channel name',
  clearSearch: 'Clear search',
  resultsHeading: 'Search results',
  resultCount: (n: number, query: string) => `${matches(n)} “${query}”.`,
  empty: {
    heading: 'No channel by that name',
    text: 'This page shows a sample only. Try a shorter word, or ask us whether we carry it.',
    link: { href: '/contact', label: 'Ask about a channel' },
  },
  sampleNote: 'Sample names. The full list comes with your trial.',
  more: {
    heading: 'Want the whole list?',
    text: 'Start a free trial and browse every channel in the guide itself.',
    link: { href: '/packages', label: 'See the packages' },
  },
} as const;
