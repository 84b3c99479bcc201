/** The TV guide drawn in the hero. Channels and programmes are made up. */
interface GuideSlot {
  title: string;
  /** Half hours after the first time in `guide.times`. */
  start: number;
  /** Length in half hours. */
  span: number;
}

export interface GuideRow {
  category: string;
  channel: string;
  slots: readonly GuideSlot[];
}

const rows: readonly GuideRow[] = [
  {
    category: 'News',
    channel: 'Harbour News',
    slots: [
      { title: 'The Seven O’Clock', start: 0, span: 1 },
      { title: 'Regions Tonight', start: 1, span: 1 },
      { title: 'The Long Question', start: 2, span: 2 },
      { title: 'Headlines', start: 4, span: 1 },
    ],
  },
  {
    category: 'Sports',
    channel: 'Touchline One',
    slots: [
      { title: 'Warm-up', start: 0, span: 1 },
      { title: 'Live: Eastvale v Kingsmoor', start: 1, span: 4 },
    ],
  },
  {
    category: 'Movies',
    channel: 'Reelhouse',
    slots: [
      { title: 'Trailers', start: 0, span: 1 },
      { title: 'The Lighthouse Keeper’s Map', start: 1, span: 3 },
      { title: 'Cold Harbour', start: 4, span: 1 },
    ],
  },
  {
    category: 'Entertainment',
    channel: 'Parlour',
    slots: [
      { title: 'Who Baked That?', start: 0, span: 2 },
      { title: 'Number Nineteen', start: 2, span: 1 },
      { title: 'The Late Parlour', start: 3, span: 2 },
    ],
  },
  {
    category: 'Kids',
    channel: 'Pocketful',
    slots: [
      { title: 'Otter & Moss', start: 0, span: 1 },
      { title: 'Tin Robots', start: 1, span: 1 },
      { title: 'Bedtime Atlas', start: 2, span: 1 },
      { title: 'Quiet Clouds', start: 3, span: 2 },
    ],
  },
  {
    category: 'Documentaries',
    channel: 'Longshore',
    slots: [
      { title: 'Engines of the North', start: 0, span: 2 },
      { title: 'A Year on the Estuary', start: 2, span: 2 },
      { title: 'Small Machines', start: 4, span: 1 },
    ],
  },
];

export const guide = {
  caption: 'A sample evening in the TV guide',
  /** Where the 'now' line stands, in half hours after the first time. */
  nowAt: 2.5,
  times: ['19:00', '19:30', '20:00', '20:30', '21:00'],
  rows,
} as const;
